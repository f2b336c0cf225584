import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { readHomeSettings } from '../../home-settings.ts'
import { presentCard } from '../../present.ts'
import { countDramas, type DramaOrder, listDramas, type Page } from '../../queries/dramas.ts'
import { sectionTitle } from '../../section-title.ts'
import { textIn } from '../../texts.ts'
import { pageOf } from '../page-of.ts'
import { listRanks } from '../queries/charts.ts'
import { findTypeNames } from '../queries/search.ts'
import { recommendToMember } from '../recommendations.ts'
import type { ShowingCount } from '../showing-count.ts'

type More = CallData<typeof discoverCalls.listMore>
type Reader = CallContext<'bearer'>

/** The whole list behind a section of the home page. Refuses 4000 where a category is not named, 4002 where there is none. */
export const listMore =
  (showings: ShowingCount): Handler<typeof discoverCalls.listMore> =>
  async (context, { section, type_id, page, limit }) => {
    const at = { page, limit }
    switch (section) {
      case 'type':
        return moreOfType(context, type_id ?? refuseField('type_id'), at)
      case 'latest':
        return { ...(await listing(context, 0, 'updated', at)), title: await titleOf(context, section) }
      case 'all':
        return { ...(await listing(context, 0, 'hot', at)), title: await titleOf(context, section) }
      case 'ranking': {
        const rows = await listRanks(context.db, { type: 'hot', period: 'week' })
        const { list, ...rest } = pageOf(rows, at)
        return { list: list.map((row) => presentCard(context, row)), ...rest, title: await titleOf(context, section) }
      }
      case 'recommended':
        return { ...(await recommendToMember(context, at, showings)), title: await titleOf(context, section) }
    }
  }

async function moreOfType(context: Reader, typeId: number, page: Page): Promise<More> {
  const names = (await findTypeNames(context.db, typeId)) ?? refuse('notFound')
  return { ...(await listing(context, typeId, 'hot', page)), title: textIn(names, context.language) ?? '' }
}

async function listing(context: Reader, typeId: number, order: DramaOrder, page: Page) {
  const filter = { typeId }
  const [rows, total] = await Promise.all([
    listDramas(context.db, filter, order, page),
    countDramas(context.db, filter),
  ])
  return { list: rows.map((row) => presentCard(context, row)), total, ...page }
}

type Section = Exclude<CallInput<typeof discoverCalls.listMore>['section'], 'type'>

async function titleOf({ db, language }: Reader, code: Section): Promise<string> {
  const { sections } = (await readHomeSettings(db)).settings
  return sectionTitle(language, code, sections.find((section) => section.code === code)?.titles)
}
