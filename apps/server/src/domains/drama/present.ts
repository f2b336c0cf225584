import type {
  Banner,
  FoundVideo,
  Video,
  VideoCard,
  VideoItem,
  VideoType,
  WatchHistory,
} from '@cliffhanger/contract/drama/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import { newBadgeMs } from '@cliffhanger/rules/drama/chart.ts'
import { hookOf } from '@cliffhanger/rules/drama/hook.ts'
import { isScoreShown } from '@cliffhanger/rules/drama/ratings.ts'
import { episodeDenial, isForSale, isFreeIn } from '@cliffhanger/rules/drama/unlock.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { highlightWords } from '@cliffhanger/rules/search-text.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { publicAddress } from '../../platform/storage/public-address.ts'
import type { MineRow } from './collection/queries/lists.ts'
import type { CardRow, DramaRow } from './queries/dramas.ts'
import type { EpisodeRow } from './queries/episodes.ts'
import type { BannerRow, TypeRow } from './queries/home.ts'
import type { ProgressRow } from './queries/watching.ts'
import { textIn } from './texts.ts'
import { termsOf } from './unlock/decide-unlock.ts'
import type { DramaTermsRow } from './unlock/queries/unlock-context.ts'

type Reader = Pick<CallContext, 'language' | 'origin' | 'storage'>

/** Cards are marked as of the reader's moment. */
type CardReader = Reader & Pick<CallContext, 'clock'>

/** C-54: hot comes before new. */
function presentBadge({ is_hot: isHot, published_ms: publishedMs }: CardRow, nowMs: number): Pick<VideoCard, 'badge'> {
  if (isHot) return { badge: 'hot' }
  return publishedMs !== null && nowMs - publishedMs < newBadgeMs ? { badge: 'new' } : {}
}

const scoreOf = ({ score_tenths: tenths }: CardRow): string => (tenths / 10).toFixed(1)

/** How a drama begins, in the reader's language. */
export const presentHook = ({ language }: Pick<Reader, 'language'>, row: Pick<CardRow, 'texts' | 'language'>): string =>
  hookOf(textIn(row.texts, language, row.language)?.intro ?? '')

/** A drama in a list, with the found words marked and how it begins where a keyword was asked for. Its score is '0.0', as if there were none, until enough have
 *  rated it: a list does not tell how many did. */
export function presentCard(reader: CardReader, row: CardRow, words: readonly string[] = []): FoundVideo {
  const text = textIn(row.texts, reader.language, row.language)
  const title = text?.title ?? ''
  return {
    id: row.id,
    title,
    ...(words.length > 0 && { title_highlight: highlightWords(title, words), hook: presentHook(reader, row) }),
    cover: publicAddress(reader, row.cover_key),
    cover_h: publicAddress(reader, row.wide_cover_key),
    type_name: textIn(row.type_names, reader.language) ?? '',
    tags: [...(text?.tags ?? [])],
    total_number: row.total_number,
    update_number: row.update_number,
    is_end: flagOf(row.is_end),
    vip_type: row.vip_type,
    score: isScoreShown(row.score_count) ? scoreOf(row) : '0.0',
    play_count: row.play_count,
    update_time: toSeconds(row.updated_ms),
    ...presentBadge(row, reader.clock()),
  }
}

/** What a drama costs the reader: one episode, and the rest of the drama ('0': the sum of its episodes). Payments of the reader count toward
 *  the whole price; once they reach it, the reader owns the whole drama. */
function presentPrices(terms: DramaTermsRow): Pick<Video, 'coin_price' | 'whole_price' | 'is_buy_all'> {
  const { prices, paid, isAllPaid } = termsOf(terms, 'none')
  const left = prices.whole > paid ? prices.whole - paid : 0n
  return {
    coin_price: formatMinor(prices.coin, 0),
    whole_price: formatMinor(left, 0),
    is_buy_all: flagOf(terms.is_whole || isAllPaid),
  }
}

/** A drama's page, with what the reader did with it. */
export const presentVideo = (reader: CardReader, row: DramaRow, mine: MineRow, terms: DramaTermsRow): Video => ({
  ...presentCard(reader, row),
  score: scoreOf(row),
  intro: textIn(row.texts, reader.language, row.language)?.intro ?? '',
  type_id: row.type_id,
  area: row.area,
  year: row.year,
  language: row.language,
  free_number: row.free_number,
  ...presentPrices(terms),
  skr_count: row.skr_count,
  binge_count: row.binge_count,
  share_count: row.share_count,
  is_shareable: flagOf(row.is_shareable),
  score_count: row.score_count,
  is_binge: flagOf(mine.is_binge),
  is_skr: flagOf(mine.is_skr),
  my_score: mine.my_score,
  status: flagOf(row.is_published),
  publish_time: toSeconds(row.published_ms ?? 0),
  create_time: toSeconds(row.created_ms),
})

/** Why a member of this kind cannot play the episode; '' when they can. */
export const denialOf = (row: EpisodeRow, membership: Membership) =>
  episodeDenial({ number: row.number, isOwned: row.is_owned }, termsOf(row, membership))

/** Whether everybody may play the episode. */
export const isFreeForAll = (row: EpisodeRow): boolean => isFreeIn(row.number, termsOf(row, 'none'))

/** An episode as it stands for its reader, without any playable address. */
export function presentEpisode(reader: Reader, row: EpisodeRow, membership: Membership): VideoItem {
  const terms = termsOf(row, membership)
  const episode = { number: row.number, isOwned: row.is_owned }
  const denial = episodeDenial(episode, terms)
  const untouched = isForSale({ ...episode, isOwned: false }, { ...terms, isAllPaid: false })
  return {
    id: row.id,
    video_id: row.drama_id,
    number: row.number,
    title: textIn(row.titles, reader.language, row.language) ?? '',
    cover: publicAddress(reader, row.poster_key),
    duration: Math.round(row.duration_ms / 1000),
    is_free: flagOf(isFreeIn(row.number, terms)),
    vip_type: row.vip_type,
    coin_price: untouched ? formatMinor(terms.prices.coin, 0) : '0',
    is_buy: flagOf(row.is_owned || terms.isAllPaid),
    can_play: flagOf(denial === ''),
    deny_reason: denial,
    preview_seconds: row.preview_seconds,
    status: 1,
    create_time: toSeconds(row.created_ms),
  }
}

/** Where a member stopped in a drama. */
export const presentProgress = (row: ProgressRow): WatchHistory => ({
  id: row.drama_id,
  user_id: row.user_id,
  number: row.number,
  timeDetail: row.position_seconds,
  duration: row.duration_seconds,
  is_done: flagOf(row.is_done),
  update_time: toSeconds(row.updated_ms),
})

export const presentType = (reader: Reader, row: TypeRow): VideoType => ({
  id: row.id,
  name: textIn(row.names, reader.language) ?? '',
  icon: publicAddress(reader, row.icon_key),
  sort: row.sort,
})

export const presentBanner = (reader: Reader, row: BannerRow): Banner => ({
  id: row.id,
  position: row.position,
  title: textIn(row.titles, reader.language) ?? '',
  image: publicAddress(reader, row.image_key),
  link_type: row.link_type,
  link: row.link,
  sort: row.sort,
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms ?? 0),
  status: 1,
})
