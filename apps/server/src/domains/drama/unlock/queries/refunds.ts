import type { Db } from '../../../../platform/database/db.ts'

/** An unlocked episode that is to be taken back. */
export interface PaidEpisode {
  readonly user_id: number
  readonly episode_id: number
  readonly unlock_id: number
  readonly drama_id: number
  readonly number: number
  readonly asset_id: number
  /** Why. */
  readonly reason: string
}

/** An unlock of which nothing was watched although its member tried, or whose media failed. */
export interface FailedUnlockRow extends PaidEpisode {
  readonly asset_id: number
  /** Operators decide about it, or have refused it. */
  readonly is_reviewed: boolean
  /** Refunds of this member since the given time. */
  readonly refunds_lately: number
}

interface FailedQuestion {
  readonly sinceMs: number
  /** Since when refunds of a member are counted. */
  readonly latelyMs: number
  readonly timeZone: string
  readonly limit: number
  /** The last one of the page before; undefined for the first page. */
  readonly after?: FailedUnlockRow | undefined
}

/** Unlocks since a time that failed and were not watched since: plays that were reported as failed, and episodes whose video failed. */
export const listFailedUnlocks = (
  db: Db,
  { sinceMs, latelyMs, timeZone, limit, after }: FailedQuestion,
): Promise<FailedUnlockRow[]> =>
  db.query(
    `with failed as (
       select u.user_id, u.episode_id, min(r.play_error) as reason
         from play_reports r
         join episodes e on e.drama_id = r.drama_id and e.number = r.number
         join episode_unlocks u on u.user_id = r.user_id and u.episode_id = e.id and u.created_ms <= r.created_ms
        where r.play_error is not null and r.created_ms > $1 group by u.user_id, u.episode_id
       union
       select u.user_id, u.episode_id, 'media failed' as reason
         from episodes e join episode_unlocks u on u.episode_id = e.id and u.created_ms > $1 where e.state = 'failed'
     )
     select distinct on (u.user_id, u.episode_id) u.user_id, u.episode_id, e.drama_id, e.number, e.asset_id, u.unlock_id, f.reason,
            (select count(*) from unlock_refunds p where p.user_id = u.user_id and p.refunded_ms > $2)::int as refunds_lately,
            v.id is not null as is_reviewed
       from failed f
       join episode_unlocks u on u.user_id = f.user_id and u.episode_id = f.episode_id
       join episodes e on e.id = u.episode_id
       left join failed_unlocks v on v.user_id = u.user_id and v.episode_id = u.episode_id and v.unlock_id = u.unlock_id
      where (u.user_id, u.episode_id) > ($5, $6) and not exists (
        select from watch_days w
         where w.user_id = u.user_id and w.drama_id = e.drama_id and w.number = e.number and w.seconds > 0
           and w.day >= (to_timestamp(u.created_ms / 1000.0) at time zone $3)::date
      )
      order by u.user_id, u.episode_id limit $4`,
    [sinceMs, latelyMs, timeZone, limit, after?.user_id ?? 0, after?.episode_id ?? 0],
  )

/** Takes an unlock back, once; undefined where somebody was faster. Gold by purse, as text. */
export const withdrawUnlock = (
  tx: Db,
  { user_id, episode_id, unlock_id, reason }: PaidEpisode,
  nowMs: number,
): Promise<{ granted: string; bought: string } | undefined> =>
  tx.find(
    `with taken as (
       delete from episode_unlocks where user_id = $1 and episode_id = $2 and unlock_id = $3 returning granted, bought
     ), noted as (
       insert into unlock_refunds (user_id, episode_id, unlock_id, granted, bought, reason, refunded_ms)
         select $1, $2, $3, granted, bought, $4, $5 from taken
     ), counted as (
       update unlocks u set refunded = u.refunded + t.granted + t.bought from taken t where u.id = $3
     )
     select granted::text as granted, bought::text as bought from taken`,
    [user_id, episode_id, unlock_id, reason, nowMs],
  )

/** Takes a whole drama back once no episode of any purchase of the whole is left to its member: nothing is paid for what comes later
 *  (S-106). The purchase's row is held by now, so the last of its refunds sees the others. */
export const withdrawWhole = (tx: Db, unlockId: number): Promise<number> =>
  tx.execute(
    `delete from drama_unlocks w using unlocks u
      where u.id = $1 and w.user_id = u.user_id and w.drama_id = u.drama_id and not exists (
        select from unlocks o join episode_unlocks e on e.unlock_id = o.id
         where o.user_id = u.user_id and o.drama_id = u.drama_id and o.is_whole)`,
    [unlockId],
  )
