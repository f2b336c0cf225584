import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { StarPostState } from '@cliffhanger/rules/stars/post-state.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** A picture of a post: keys in the store; `thumb_url` is '' where there is no small one. */
export interface PostPicture {
  readonly url: string
  readonly thumb_url: string
}

/** A post with its star. */
export interface PostRow {
  readonly id: number
  readonly star_id: number
  readonly user_id: number
  readonly category_id: number
  readonly category_names: ByLanguage<string>
  readonly title: string
  readonly content: string
  readonly images: readonly PostPicture[]
  readonly video_key: string
  readonly asset_id: number | null
  readonly vip_type: 0 | 1 | 2
  readonly state: StarPostState
  readonly reason: string
  readonly comment_total: number
  readonly view_total: number
  readonly created_ms: number
  readonly published_ms: number | null
  readonly nick_name: string
  readonly avatar_url: string
  readonly is_star_shown: boolean
}

/** A post on its way into the store. */
export interface NewPost {
  readonly starId: number
  readonly userId: number
  readonly categoryId: number
  readonly title: string
  readonly content: string
  readonly images: readonly PostPicture[]
  readonly videoKey: string
  readonly assetId: number | null
  readonly vipType: 0 | 1 | 2
}

/** Of `source`. */
export const postColumns = `p.id, p.star_id, p.user_id, p.category_id, c.names as category_names, p.title, p.content, p.images, p.video_key, p.asset_id,
  p.vip_type, p.state, p.reason, p.comment_total, p.view_total, p.created_ms, p.published_ms, a.nick_name, a.avatar_url,
  s.is_open and a.is_enabled as is_star_shown`
export const postSource = `star_posts p join stars s on s.id = p.star_id join accounts a on a.id = p.user_id
  join star_categories c on c.id = p.category_id`

/** A post in any state; one its author deleted is none. */
export const findPost = (db: Db, id: number): Promise<PostRow | undefined> =>
  db.find(`select ${postColumns} from ${postSource} where p.id = $1 and p.state >= 0`, [id])

/** The same, locked until the transaction ends: whoever changes a post or what is written under it does one after the other. */
export const lockPost = (tx: Db, id: number): Promise<PostRow | undefined> =>
  tx.find(`select ${postColumns} from ${postSource} where p.id = $1 and p.state >= 0 for no key update of p`, [id])

/** Has one member write one thing at a time, so that the same thing twice at once is found to be the same. */
export const lockWriter = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('star writer:' || $1::bigint, 0))`, [userId])
}

/** The same post since a moment: what a second press or a repeat after a lost answer would make. */
export const findSamePost = (
  db: Db,
  post: Omit<NewPost, 'assetId'>,
  sinceMs: number,
): Promise<{ id: number } | undefined> =>
  db.find(
    `select id from star_posts where user_id = $1 and state >= 0 and created_ms > $2 and category_id = $3 and title = $4 and content = $5
        and images = $6::jsonb and video_key = $7 and vip_type = $8 order by id desc limit 1`,
    [
      post.userId,
      sinceMs,
      post.categoryId,
      post.title,
      post.content,
      JSON.stringify(post.images),
      post.videoKey,
      post.vipType,
    ],
  )

export const insertPost = (tx: Db, post: NewPost, nowMs: number): Promise<{ id: number }> =>
  tx.one(
    `insert into star_posts (star_id, user_id, category_id, title, content, images, video_key, asset_id, vip_type, file_keys, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      post.starId,
      post.userId,
      post.categoryId,
      post.title,
      post.content,
      JSON.stringify(post.images),
      post.videoKey,
      post.assetId,
      post.vipType,
      [...post.images.flatMap(({ url, thumb_url }) => [url, thumb_url]), post.videoKey].filter((key) => key !== ''),
      nowMs,
    ],
  )

/** What an operator decided. */
export const setReviewed = (
  tx: Db,
  id: number,
  {
    state,
    reason,
    categoryId,
    vipType,
    nowMs,
  }: {
    readonly state: StarPostState
    readonly reason: string
    readonly categoryId: number
    readonly vipType: 0 | 1 | 2
    readonly nowMs: number
  },
): Promise<number> =>
  tx.execute(
    `update star_posts set state = $2::smallint, reason = $3, category_id = $4, vip_type = $5,
       published_ms = case when $2 = 1 then coalesce(published_ms, $6) else published_ms end where id = $1`,
    [id, state, reason, categoryId, vipType, nowMs],
  )

/** Nobody sees it from then on; what stands under it is removed later. */
export const markDeleted = (tx: Db, id: number): Promise<number> =>
  tx.execute(`update star_posts set state = -1, asset_id = null, file_keys = '{}' where id = $1`, [id])

/** Adds to what stands under a published post, under its lock; false where it is not published. */
export const addToComments = async (tx: Db, id: number, change: number): Promise<void> => {
  await tx.execute(`update star_posts set comment_total = comment_total + $2 where id = $1`, [id, change])
}

/** Those of these object keys that a post shows. */
export const usedByStars = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key) where exists (select from star_posts p where p.file_keys @> array[k.key])`,
      [keys],
    )
  ).map((row) => row.key)

/** Posts an operator looks for, by state and star: those under review the oldest first. */
export interface QueueFilter extends Listing<'create_time'> {
  readonly state: StarPostState | undefined
  readonly starId: number | undefined
}

const queued = ({ state, starId, ...listing }: QueueFilter) =>
  conditionsOf(
    [
      [state, (place) => `p.state = ${place}`],
      [starId, (place) => `p.star_id = ${place}`],
      ...inPeriod('p.created_ms', listing),
    ],
    { text: 'p.state >= 0' },
  )

export const listQueue = (
  db: Db,
  filter: QueueFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<PostRow[]> =>
  readPage(
    db,
    `select ${postColumns} from ${postSource}`,
    queued(filter),
    orderOf(filter, { create_time: 'p.created_ms' }, { id: 'p.id', own: filter.state === 0 ? 'p.id' : 'p.id desc' }),
    page,
  )

export const countQueue = (db: Db, filter: QueueFilter): Promise<number> =>
  countMatching(db, 'star_posts p', queued(filter))
