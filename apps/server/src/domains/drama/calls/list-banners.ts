import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentBanner } from '../present.ts'
import { listBanners as listBannerRows, listFeatured } from '../queries/home.ts'
import { textIn } from '../texts.ts'

/** The carousel of the home page, as of now, with a word about each drama it leads to. */
export const listBanners: Handler<typeof dramaCalls.listBanners> = async (context) => {
  const { db, clock, caller, language } = context
  const rows = await listBannerRows(db, 'home', clock())
  const ids = rows.filter(({ link_type: type }) => type === 'video').map(({ link }) => Number(link))
  const featured = new Map((await listFeatured(db, ids, caller.userId)).map((drama) => [drama.id, drama]))
  return {
    list: rows.map((row) => {
      const drama = row.link_type === 'video' ? featured.get(Number(row.link)) : undefined
      if (!drama) return presentBanner(context, row)
      const intro = textIn(drama.texts, language, drama.language)?.intro ?? ''
      return { ...presentBanner(context, row), video: { id: drama.id, intro, is_binge: flagOf(drama.is_binge) } }
    }),
  }
}
