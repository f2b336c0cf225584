import type { Db } from '../../../../platform/database/db.ts'

/** Holds the drama until the transaction ends; undefined when there is none. */
export const lockShown = (tx: Db, id: number): Promise<{ is_listed: boolean } | undefined> =>
  tx.find('select is_listed from dramas where id = $1 for no key update', [id])

/** Holds an episode of a drama until the transaction ends; `is_shown`: members can watch it. */
export const lockEpisode = (
  tx: Db,
  dramaId: number,
  number: number,
): Promise<{ id: number; is_shown: boolean } | undefined> =>
  tx.find(
    `select e.id, d.is_listed and e.state in ('playable', 'complete') as is_shown
     from episodes e join dramas d on d.id = e.drama_id where e.drama_id = $1 and e.number = $2 for no key update of e`,
    [dramaId, number],
  )

export const insertDramaLike = (tx: Db, userId: number, dramaId: number, nowMs: number): Promise<number> =>
  tx.execute('insert into drama_likes (user_id, drama_id, created_ms) values ($1, $2, $3) on conflict do nothing', [
    userId,
    dramaId,
    nowMs,
  ])

export const deleteDramaLike = (tx: Db, userId: number, dramaId: number): Promise<number> =>
  tx.execute('delete from drama_likes where user_id = $1 and drama_id = $2', [userId, dramaId])

export const insertEpisodeLike = (tx: Db, userId: number, episodeId: number, nowMs: number): Promise<number> =>
  tx.execute('insert into episode_likes (user_id, episode_id, created_ms) values ($1, $2, $3) on conflict do nothing', [
    userId,
    episodeId,
    nowMs,
  ])

export const deleteEpisodeLike = (tx: Db, userId: number, episodeId: number): Promise<number> =>
  tx.execute('delete from episode_likes where user_id = $1 and episode_id = $2', [userId, episodeId])

/** Adds to the likes of a drama whose row is held, and tells their number. */
export const addDramaLikes = async (tx: Db, dramaId: number, likes: number): Promise<number> =>
  (
    await tx.one<{ skr_count: number }>(
      'update dramas set skr_count = skr_count + $2 where id = $1 returning skr_count',
      [dramaId, likes],
    )
  ).skr_count

/** Adds to the likes of an episode whose row is held, and tells their number. */
export const addEpisodeLikes = async (tx: Db, episodeId: number, likes: number): Promise<number> =>
  (
    await tx.one<{ skr_count: number }>(
      'update episodes set skr_count = skr_count + $2 where id = $1 returning skr_count',
      [episodeId, likes],
    )
  ).skr_count
