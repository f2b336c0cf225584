import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { version } from '../notices/operator-schemas.ts'
import { byLanguage, count, flag, id, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { discoverLinkType, postVipType, starPostState } from './schemas.ts'
import { starVideoStates } from './states.ts'

const isWritten = (texts: object) => Object.values(texts).some((each) => each !== undefined && each !== '')
const names = shortTexts.check(z.refine(isWritten, { message: 'names' }))

/** A category as an operator writes it. */
export const starCategoryForm = z.object({
  names,
  /** Smaller stands before larger. */
  sort: sortOrder(),
  is_open: flag(),
})

export const writtenStarCategory = z.extend(starCategoryForm, {
  id: id(),
  names: shortTexts,
  /** Stars in it, also those that are none any more. */
  star_total: count(),
})
export type WrittenStarCategory = z.output<typeof writtenStarCategory>

/** What operators decide about a star. */
export const starForm = z.object({
  /** 0: none. */
  cate_id: count(),
  /** Key of an uploaded or public picture, '' without one. */
  cover_key: text(0, 300),
})

/** A star as operators see them. */
export const writtenStar = z.extend(starForm, {
  star_id: id(),
  version,
  member: memberLine,
  cover: z.string(),
  /** 0: is no star any more. */
  is_open: flag(),
  product_total: count(),
  /** Posts that wait for a review. */
  waiting_total: count(),
  hot: count(),
  create_time: seconds(),
  update_time: seconds(),
})
export type WrittenStar = z.output<typeof writtenStar>

/** A post as operators see it, in full whatever its state. Addresses are good for an hour. */
export const starPostOverview = z.object({
  id: id(),
  star_id: id(),
  member: memberLine,
  cate_id: count(),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  /** Address of the video as it was uploaded, '' without one. */
  video_url: z.string(),
  cover: z.string(),
  video_state: z.literal(starVideoStates),
  duration: count(),
  vip_type: postVipType,
  comment_total: count(),
  view_total: count(),
  status: starPostState,
  reason: z.string(),
  create_time: seconds(),
  /** When it was first published; 0: never. */
  publish_time: seconds(),
})
export type StarPostOverview = z.output<typeof starPostOverview>

/** A comment as operators see it. */
export const starCommentOverview = z.object({
  id: id(),
  product_id: id(),
  root_id: count(),
  parent_id: count(),
  member: memberLine,
  content: z.string(),
  reply_total: count(),
  create_time: seconds(),
})
export type StarCommentOverview = z.output<typeof starCommentOverview>

/** An entry of the discover block as an operator writes it. */
export const discoverForm = z.object({
  titles: names,
  icon_key: text(1, 300),
  link_type: discoverLinkType,
  /** `page`: a path of the client such as `/pages/vip/vip`; `url`: an https address. */
  link: text(1, 300),
  badges: byLanguage(text(0, 12)),
  /** Smaller stands before larger. */
  sort: sortOrder(),
  is_open: flag(),
})

export const writtenDiscoverEntry = z.extend(discoverForm, {
  id: id(),
  version,
  titles: shortTexts,
  icon: z.string(),
})
export type WrittenDiscoverEntry = z.output<typeof writtenDiscoverEntry>
