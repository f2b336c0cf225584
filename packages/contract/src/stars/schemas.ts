import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { starPostStates, starVideoStates } from './states.ts'

/** A public star (entities.md, StarsUser). Name, picture and remark are those of the member. */
export const starsUser = z.object({
  star_id: id(),
  user_id: id(),
  nick_name: z.string(),
  avatar_url: z.string(),
  /** Address of a picture, '' without one. */
  cover: z.string(),
  sign_remark: z.string(),
  /** 0: none. */
  cate_id: count(),
  cate_name: z.string(),
  product_total: count(),
  hot: count(),
  create_time: seconds(),
})
export type StarsUser = z.output<typeof starsUser>

export const starCategory = z.object({ id: id(), name: z.string(), sort: z.int() })
export type StarCategory = z.output<typeof starCategory>

export const discoverLinkType = z.literal(['page', 'url'])

/** An entry of the discover block: `link` is a path of the client, or an https address. */
export const discoverEntry = z.object({
  id: id(),
  title: z.string(),
  /** Address of a picture. */
  icon: z.string(),
  link_type: discoverLinkType,
  link: z.string(),
  badge: z.string(),
  sort: z.int(),
})
export type DiscoverEntry = z.output<typeof discoverEntry>

export const starPostState = z.literal(Object.values(starPostStates))

/** 0 everyone, 1 VIP or SVIP, 2 SVIP only. */
export const postVipType = z.literal([0, 1, 2])

/** A post of a star (entities.md, StarsProduct), as its reader sees it. Where `is_locked` is 1 it is for members only and this one is none: then
 *  `content`, `images`, `thumbs` and `video_url` are empty, and `cover` and `title` are the teaser. Addresses of pictures are good for half an hour
 *  at least. */
export const starsProduct = z.object({
  id: id(),
  star_id: id(),
  cate_id: count(),
  cate_name: z.string(),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  /** The small pictures of `images`, in the same order; the picture itself where there is no small one. */
  thumbs: z.array(z.string()),
  /** One picture for a list: of its video, or the first small one; '' for a text. */
  cover: z.string(),
  /** Playlist with a ticket, of one post only (`starsProducts/info`), where `video_state` is ready; '' otherwise. Asked for again it is a new one. */
  video_url: z.string(),
  video_state: z.literal(starVideoStates),
  /** Length of the video in seconds, 0 until it is known. */
  duration: count(),
  vip_type: postVipType,
  is_locked: flag(),
  comment_total: count(),
  /** How many members opened it. */
  view_total: count(),
  status: starPostState,
  /** Why it was turned down or taken down, for its author; '' for others. */
  reason: z.string(),
  /** Who posted it. */
  user_id: id(),
  nick_name: z.string(),
  avatar_url: z.string(),
  is_mine: flag(),
  create_time: seconds(),
})
export type StarsProduct = z.output<typeof starsProduct>

const commentFields = {
  id: id(),
  product_id: id(),
  /** 0: it is a root comment itself. */
  root_id: count(),
  /** The comment it answers; 0 for a root comment. */
  parent_id: count(),
  user_id: id(),
  nick_name: z.string(),
  avatar_url: z.string(),
  /** Whom it answers; '' where it answers the root comment, or nobody. */
  reply_nick_name: z.string(),
  /** Plain text. */
  content: z.string(),
  reply_total: count(),
  is_mine: flag(),
  /** Written by the star of the post. */
  is_star: flag(),
  /** Whether I may delete it: it is mine, or stands under a post of mine. */
  can_delete: flag(),
  create_time: seconds(),
}

/** A comment, or a reply (entities.md, StarsComment). `replies`: the oldest two of a root comment; the others are asked for. */
export const starsComment = z.object({ ...commentFields, replies: z.array(z.object(commentFields)) })
export type StarsComment = z.output<typeof starsComment>
export type StarsReply = StarsComment['replies'][number]
