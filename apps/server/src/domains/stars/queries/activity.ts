import type { Db } from '../../../platform/database/db.ts'

/** Who opened a post. */
export interface View {
  readonly postId: number
  readonly userId: number
}

/** Counts each member once for each post, of those that are published. Views and posts are written in the order of their ids, as in every process. */
export const addViews = (db: Db, views: readonly View[]): Promise<number> =>
  db.execute(
    `with fresh as (
       insert into star_post_views (post_id, user_id)
         select distinct v.post_id, v.user_id from unnest($1::bigint[], $2::bigint[]) v(post_id, user_id)
           join star_posts p on p.id = v.post_id and p.state = 1
          order by 1, 2
       on conflict do nothing returning post_id
     ), counted as (
       select post_id, count(*)::int as total from fresh group by 1
     ), locked as materialized (
       select p.id, counted.total from star_posts p join counted on counted.post_id = p.id order by p.id for no key update of p
     )
     update star_posts p set view_total = p.view_total + locked.total from locked where p.id = locked.id`,
    [views.map(({ postId }) => postId), views.map(({ userId }) => userId)],
  )

/** What decides how hot a post is. */
export interface ActivityRow {
  readonly id: number
  readonly view_total: number
  readonly comment_total: number
  readonly published_ms: number
  readonly hot: number
}

/** Published posts that are not cold, after `afterId` in the order of their ids. */
export const listActive = (
  db: Db,
  { afterId, sinceMs, limit }: { readonly afterId: number; readonly sinceMs: number; readonly limit: number },
): Promise<ActivityRow[]> =>
  db.query(
    `select id, view_total, comment_total, published_ms, hot from star_posts
      where state = 1 and id > $1 and (published_ms > $2 or hot > 0) order by id limit $3`,
    [afterId, sinceMs, limit],
  )

export const setHot = (db: Db, rows: readonly { readonly id: number; readonly hot: number }[]): Promise<number> =>
  db.execute(
    `with wanted as (select * from unnest($1::bigint[], $2::bigint[]) w(id, hot)),
       locked as materialized (select p.id, wanted.hot from star_posts p join wanted on wanted.id = p.id order by p.id for no key update of p)
     update star_posts p set hot = locked.hot from locked where p.id = locked.id`,
    [rows.map(({ id }) => id), rows.map(({ hot }) => hot)],
  )

/** Sums up the posts of every star; answers how many stars changed. */
export const sumStars = (db: Db): Promise<number> =>
  db.execute(
    `with sums as materialized (
       select s.id, coalesce(sum(p.hot), 0)::bigint as hot from stars s left join star_posts p on p.star_id = s.id and p.state = 1 and p.hot > 0 group by s.id
     ), locked as materialized (
       select s.id, sums.hot from stars s join sums on sums.id = s.id where s.hot <> sums.hot order by s.id for no key update of s
     )
     update stars s set hot = locked.hot from locked where s.id = locked.id`,
  )

/** Removes what stands under posts that their authors deleted, and then these, a bounded number of rows; answers how many. */
export async function deleteGone(db: Db, limit: number): Promise<number> {
  const gone = `select id from star_posts where state = -1 order by id limit 100`
  const comments = await db.execute(
    `delete from star_comments where id in (select m.id from star_comments m where m.post_id in (${gone}) limit $1)`,
    [limit],
  )
  if (comments > 0) return comments
  const views = await db.execute(
    `delete from star_post_views where (post_id, user_id) in (select v.post_id, v.user_id from star_post_views v where v.post_id in (${gone}) limit $1)`,
    [limit],
  )
  return views > 0 ? views : db.execute(`delete from star_posts where id in (${gone})`)
}
