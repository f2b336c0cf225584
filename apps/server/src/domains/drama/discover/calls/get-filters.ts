import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentType } from '../../present.ts'
import { listHomeTypes } from '../../queries/home.ts'
import { listAreas, listYears } from '../queries/search.ts'

/** A filter of more values is none. */
const mostValues = 60

/** Every value that some listed drama has. */
export const getFilters: Handler<typeof discoverCalls.getFilters> = async (context) => {
  const { db, language } = context
  const [types, areas, years] = await Promise.all([
    listHomeTypes(db),
    listAreas(db, mostValues),
    listYears(db, mostValues),
  ])
  return {
    types: types.map((row) => presentType(context, row)),
    areas,
    years,
    vip_types: [
      { id: 0, name: messageText(language, 'vipTypeEverybody') },
      { id: 1, name: messageText(language, 'vipTypeMembers') },
      { id: 2, name: messageText(language, 'vipTypeSvip') },
    ],
  }
}
