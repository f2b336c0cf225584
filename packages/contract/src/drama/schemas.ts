import * as z from 'zod/mini'
import { dayMs } from '../duration.ts'
import { amount, count, flag, id, seconds } from '../schema.ts'

/** A category of dramas; id 0 is "all" (entities.md, section 3). */
export const videoType = z.object({ id: count(), name: z.string(), icon: z.string(), sort: z.int() })
export type VideoType = z.output<typeof videoType>

/** Which episode of a drama, from 1. */
export const episodeNumber = () => z.int().check(z.gte(1), z.lte(100_000))

/** Who may watch the locked episodes: 0 everybody (free or for gold), 1 VIP and SVIP, 2 SVIP only. */
export const vipType = z.literal([0, 1, 2])
export type VipType = z.output<typeof vipType>

/** Average rating with one decimal, such as `8.7`. */
export const score = () => z.string().check(z.regex(/^\d{1,2}\.\d$/))

/** Why a cover is marked (C-54). The documents do not know it. */
export const dramaBadge = z.enum(['new', 'hot'])
export type DramaBadge = z.output<typeof dramaBadge>

const cardFields = {
  id: id(),
  title: z.string(),
  cover: z.string(),
  cover_h: z.string(),
  type_name: z.string(),
  tags: z.array(z.string()),
  total_number: count(),
  update_number: count(),
  is_end: flag(),
  vip_type: vipType,
  score: score(),
  play_count: count(),
  update_time: seconds(),
  badge: z.optional(dramaBadge),
}

/** A drama in a list. */
export const videoCard = z.object(cardFields)
export type VideoCard = z.output<typeof videoCard>

/** A drama found by a keyword: `title_highlight` is HTML in which everything but `<em>` is escaped (V-42). How it begins, `hook`, is more than the documents know. */
export const foundVideo = z.object({
  ...cardFields,
  title_highlight: z.optional(z.string()),
  hook: z.optional(z.string()),
})
export type FoundVideo = z.output<typeof foundVideo>

/** A drama a link leads to: how it begins, and how many of its first episodes cost nothing. The documents do not know it. */
export const sharedVideo = z.object({ ...cardFields, hook: z.string(), free_number: count() })
export type SharedVideo = z.output<typeof sharedVideo>

/** A drama with everything its page shows, and what the asking member did with it. */
export const video = z.object({
  ...cardFields,
  intro: z.string(),
  type_id: count(),
  area: z.string(),
  year: z.int(),
  language: z.string(),
  free_number: count(),
  coin_price: amount(),
  whole_price: amount(),
  skr_count: count(),
  binge_count: count(),
  share_count: count(),
  /** 0: members may not share it, and see no button for it (V-25). */
  is_shareable: flag(),
  score_count: count(),
  is_binge: flag(),
  is_skr: flag(),
  my_score: count(),
  is_buy_all: flag(),
  status: flag(),
  publish_time: seconds(),
  create_time: seconds(),
})
export type Video = z.output<typeof video>

/** An episode. `play_url` carries its ticket in the path and is there only when one episode was asked for: all of it where `can_play` is 1, else
 *  the preview of an episode whose `preview_seconds` is not 0, which ends after them and at its half at the latest (ADR 17). */
export const videoItem = z.object({
  id: id(),
  video_id: id(),
  number: id(),
  title: z.string(),
  cover: z.string(),
  duration: count(),
  is_free: flag(),
  vip_type: vipType,
  coin_price: amount(),
  is_buy: flag(),
  can_play: flag(),
  deny_reason: z.enum(['', 'vip', 'svip', 'coin']),
  play_url: z.optional(z.string()),
  preview_seconds: count(),
  status: flag(),
  create_time: seconds(),
})
export type VideoItem = z.output<typeof videoItem>

/** What a chart ranks by: acts of members, completion of new dramas, ratings, binge lists. */
export const chartType = z.enum(['hot', 'new', 'score', 'binge'])
export type ChartType = z.output<typeof chartType>

/** How far a chart looks back. */
export const chartPeriod = z.enum(['day', 'week', 'month', 'all'])
export type ChartPeriod = z.output<typeof chartPeriod>

/** A drama in a chart. `rank_value` is what it is ranked by: points, percent watched to the end, tenths of a rating, members;
 *  `former_rank` its place a day before, 0 for none. `hook` says how it begins, which is more than the documents know. */
export const chartPlace = z.object({
  ...cardFields,
  rank: id(),
  rank_value: count(),
  former_rank: count(),
  hook: z.optional(z.string()),
})
export type ChartPlace = z.output<typeof chartPlace>

/** A drama of the swipe feed with the episode it begins with; where that plays `getEpisodes` tells. */
export const feedVideo = z.object({ ...cardFields, item: videoItem })
export type FeedVideo = z.output<typeof feedVideo>

/** Where a member stopped in a drama: `id` is the drama, `number` the episode, `timeDetail` the second. */
export const watchHistory = z.object({
  id: id(),
  user_id: id(),
  number: id(),
  timeDetail: z.number().check(z.nonnegative()),
  duration: count(),
  is_done: flag(),
  update_time: seconds(),
})
export type WatchHistory = z.output<typeof watchHistory>

/** A picture of a carousel; `link` is a route of the client for `page`, a drama's id for `video`, an address for `url`. */
export const banner = z.object({
  id: id(),
  position: z.string(),
  title: z.string(),
  image: z.string(),
  link_type: z.enum(['page', 'video', 'url', 'none']),
  link: z.string(),
  sort: z.int(),
  start_time: seconds(),
  end_time: seconds(),
  status: flag(),
})
export type Banner = z.output<typeof banner>

/** A picture of home's carousel; what is said of the drama it leads to is more than the documents know. */
export const homeBanner = z.extend(banner, {
  video: z.optional(z.object({ id: id(), intro: z.string(), is_binge: flag() })),
})
export type HomeBanner = z.output<typeof homeBanner>

/** One block of the home page. */
export const homeSection = z.object({
  code: z.enum(['latest', 'all', 'ranking', 'recommended', 'notices', 'history']),
  title: z.string(),
  is_show: flag(),
  sort: z.int(),
  limit: count(),
})
export type HomeSection = z.output<typeof homeSection>

const milliseconds = () => z.int().check(z.gte(0), z.lte(dayMs))
const times = () => z.int().check(z.gte(0), z.lte(10_000))

/** How one play went, measured by the player; `ttff_ms` (time to the first frame) is absent when nothing was ever shown. */
export const playbackQuality = z.object({
  ttff_ms: z.optional(milliseconds()),
  stalls: times(),
  stall_ms: milliseconds(),
  switches: times(),
  errors: times(),
  prepared: flag(),
  net: z.string().check(z.maxLength(20)),
})
export type PlaybackQuality = z.output<typeof playbackQuality>
