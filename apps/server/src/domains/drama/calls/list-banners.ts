import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeBanner } from '@cliffhanger/contract/drama/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { homeTop } from '@cliffhanger/rules/drama/home-top.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { presentBanner } from '../present.ts'
import {
  type BannerRow,
  type FeaturedRow,
  listBanners as listBannerRows,
  listFeatured,
  listUnseen,
} from '../queries/home.ts'
import { textIn } from '../texts.ts'

type Reader = CallContext<'bearer'>

/** Enough to find some with a wide picture. */
const lookedUnseen = 10

/** Pictures of dramas that no operator put there are told apart by their drama; the ids of operators' pictures never come so far. */
const firstOwnId = 2 ** 40

/** The carousel of the home page, as of now and for the member (V-43), with a word about each drama it leads to. */
export const listBanners: Handler<typeof dramaCalls.listBanners> = async (context) => {
  const { db, clock, caller } = context
  const [rows, unseen] = await Promise.all([
    listBannerRows(db, 'home', clock()),
    listUnseen(db, caller.userId, lookedUnseen),
  ])
  const ids = rows.filter(({ link_type: type }) => type === 'video').map(({ link }) => Number(link))
  const featured = new Map((await listFeatured(db, caller.userId, ids)).map((drama) => [drama.id, drama]))
  const chosen = rows.map((row) => {
    const drama = row.link_type === 'video' ? featured.get(Number(row.link)) : undefined
    return pictureOf(presentChosen(context, row, drama), drama)
  })
  const others = [...new Map(unseen.toReversed().map((drama) => [drama.id, drama])).values()]
    .toReversed()
    .map((drama) => pictureOf(presentDrama(context, drama), drama))
  return { list: homeTop(chosen, others).map(({ banner }) => banner) }
}

const pictureOf = (banner: HomeBanner, drama: FeaturedRow | undefined) => ({
  banner,
  dramaId: drama?.id,
  isLiked: drama?.is_liked ?? false,
  isSeen: drama?.is_seen ?? false,
})

const presentChosen = (context: Reader, row: BannerRow, drama: FeaturedRow | undefined): HomeBanner =>
  drama ? { ...presentBanner(context, row), video: wordAbout(context, drama) } : presentBanner(context, row)

/** A drama that stands there for the member alone. */
const presentDrama = (context: Reader, drama: FeaturedRow): HomeBanner => ({
  id: firstOwnId + drama.id,
  position: 'home',
  title: textIn(drama.texts, context.language, drama.language)?.title ?? '',
  image: publicAddress(context, drama.wide_cover_key),
  link_type: 'video',
  link: String(drama.id),
  sort: 0,
  start_time: 0,
  end_time: 0,
  status: 1,
  video: wordAbout(context, drama),
})

const wordAbout = ({ language }: Reader, { id, texts, language: main, is_binge: isBinge }: FeaturedRow) => ({
  id,
  intro: textIn(texts, language, main)?.intro ?? '',
  is_binge: flagOf(isBinge),
})
