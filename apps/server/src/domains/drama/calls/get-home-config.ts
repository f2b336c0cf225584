import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { readHomeSettings } from '../home-settings.ts'
import { membershipOf } from '../membership-of.ts'
import type { DramaNeeds } from '../needs.ts'
import { listDramas } from '../queries/dramas.ts'
import { hasUnfinished } from '../queries/home.ts'
import { sectionTitle } from '../section-title.ts'
import { textIn } from '../texts.ts'

/** How many of the most watched dramas are offered as search words while operators set none: as many as operators may set, so that enough are left
 *  where a chart shows the first of them beside the words. */
const hotSearchLimit = 20

const vipTypes = { none: 0, vip: 1, svip: 2 } as const

/** Sections of the home page in the operators' order, with their titles in the language of the request. */
export const getHomeConfig =
  (domains: DramaNeeds): Handler<typeof dramaCalls.getHomeConfig> =>
  async (context) => {
    const { db, language, caller } = context
    const { settings } = await readHomeSettings(db)
    const hottest = settings.hot_search ? [] : await listDramas(db, {}, 'hot', { page: 1, limit: hotSearchLimit })
    const hotSearch =
      settings.hot_search ?? hottest.map((row) => textIn(row.texts, language, row.language)?.title ?? '')
    return {
      sections: settings.sections
        .map(({ titles, code, is_show, sort, limit }) => ({
          code,
          title: sectionTitle(language, code, titles),
          is_show,
          sort,
          limit,
        }))
        .sort((a, b) => a.sort - b.sort),
      hot_search: hotSearch,
      search_placeholder: textIn(settings.search_placeholder, language) || messageText(language, 'searchDramas'),
      float_entries: settings.float_entries.map(({ icon, link }) => ({ icon: publicAddress(context, icon), link })),
      template: (await domains.session.platform()).template,
      guide_desktop: settings.guide_desktop,
      continues: flagOf(await hasUnfinished(db, caller.userId)),
      vip_type: vipTypes[await membershipOf(context)],
    }
  }
