import type { Db } from '../../../../platform/database/db.ts'
import type { Watched } from '../../queries/watching.ts'

/** Seconds a member watched of an episode on all days, and whether its end was counted on one of them. */
export const sumOfEpisode = (
  db: Db,
  { userId, dramaId, number }: Watched,
): Promise<{ seconds: number; is_watched: boolean }> =>
  db.one(
    `select coalesce(sum(seconds), 0)::bigint as seconds, coalesce(bool_or(is_watched), false) as is_watched
     from watch_days where user_id = $1 and drama_id = $2 and number = $3`,
    [userId, dramaId, number],
  )

/** Keeps that an episode was watched to its end, on the last day it was watched. */
export const saveFinished = (tx: Db, { userId, dramaId, number }: Watched): Promise<number> =>
  tx.execute(
    `update watch_days w set is_watched = true where w.user_id = $1 and w.drama_id = $2 and w.number = $3
       and w.day = (select max(day) from watch_days where user_id = $1 and drama_id = $2 and number = $3)`,
    [userId, dramaId, number],
  )
