import type { Db } from '../../../platform/database/db.ts'
import { type PostRow, postColumns, postSource } from './posts.ts'

interface Part {
  readonly offset: number
  readonly limit: number
}

/** Which posts a member asks for; 0 does not matter. */
export interface PostFilter {
  readonly starId: number
  readonly categoryId: number
}

const isShown = `p.state = 1 and s.is_open and a.is_enabled`

/** What does not matter is not in the statement, so that each has the plan of its own index. */
const matching = ({ starId, categoryId }: PostFilter, values: unknown[]): string =>
  [
    isShown,
    ...(starId > 0 ? [`p.star_id = $${values.push(starId)}`] : []),
    ...(categoryId > 0 ? [`p.category_id = $${values.push(categoryId)}`] : []),
  ].join(' and ')

/** Published posts, the newest first. */
export const listPublished = (db: Db, filter: PostFilter, { offset, limit }: Part): Promise<PostRow[]> => {
  const values: unknown[] = [offset, limit]
  return db.query(
    `select ${postColumns} from ${postSource} where ${matching(filter, values)}
      order by p.published_ms desc, p.id desc offset $1 limit $2`,
    values,
  )
}

const counted = `star_posts p join stars s on s.id = p.star_id join accounts a on a.id = p.user_id`

export const countPublished = async (db: Db, filter: PostFilter): Promise<number> => {
  const values: unknown[] = []
  const text = `select count(*)::int as total from ${counted} where ${matching(filter, values)}`
  return (await db.one<{ total: number }>(text, values)).total
}

/** Posts of a member in every state, the newest first. */
export const listOwnPosts = (db: Db, userId: number, { offset, limit }: Part): Promise<PostRow[]> =>
  db.query(
    `select ${postColumns} from ${postSource} where p.user_id = $3 and p.state >= 0 order by p.id desc offset $1 limit $2`,
    [offset, limit, userId],
  )

export const countOwnPosts = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total from star_posts where user_id = $1 and state >= 0`, [
      userId,
    ])
  ).total

/** What a recommendation starts from: a star (0: none), a category (0: none), and a post to leave out (0: none). */
export interface Recommending {
  readonly starId: number
  readonly categoryId: number
  readonly leftOutId: number
}

/** One group of recommended posts, the hottest first along its index, no further than the page. */
const group = (rank: number, condition: string): string =>
  `(select p.id, ${rank} as rank, p.hot from star_posts p join stars s on s.id = p.star_id join accounts a on a.id = p.user_id
     where ${isShown} and p.id <> $3 and ${condition} order by p.hot desc, p.id desc limit $1::bigint + $2::bigint)`

/** Those of other stars first, of them those of the same category, each the hottest first; the star's own come last. */
export const listRecommended = (
  db: Db,
  { starId, categoryId, leftOutId }: Recommending,
  { offset, limit }: Part,
): Promise<PostRow[]> => {
  const groups = [
    ...(categoryId > 0 ? [group(1, `p.category_id = $5 and p.star_id <> $4`)] : []),
    group(2, `p.category_id <> $5 and p.star_id <> $4`),
    ...(starId > 0 ? [group(3, `p.star_id = $4`)] : []),
  ]
  return db.query(
    `with chosen as materialized (
       select * from (${groups.join(' union all ')}) g order by rank, hot desc, id desc offset $1 limit $2
     )
     select ${postColumns} from chosen join ${postSource.replace('star_posts p', 'star_posts p on p.id = chosen.id')}
      where $4::bigint >= 0 and $5::bigint >= 0 order by chosen.rank, chosen.hot desc, chosen.id desc`,
    [offset, limit, leftOutId, starId, categoryId],
  )
}

export const countRecommended = async (db: Db, leftOutId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total from ${counted} where ${isShown} and p.id <> $1`, [
      leftOutId,
    ])
  ).total
