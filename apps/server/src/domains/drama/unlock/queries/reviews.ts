import type { FailedUnlock } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'
import type { PaidEpisode } from './refunds.ts'

/** A failed unlock as operators see it. */
export interface ReviewRow {
  readonly id: number
  readonly user_id: number
  readonly state: FailedUnlock['state']
  readonly drama_id: number
  readonly texts: ByLanguage<DramaText>
  readonly number: number
  /** Gold as text. */
  readonly amount: string
  readonly reason: string
  readonly watched_seconds: number
  readonly refunds: number
  readonly operator_name: string
  readonly note: string
  readonly unlocked_ms: number
  readonly created_ms: number
  readonly decided_ms: number | null
}

export interface ReviewFilter {
  readonly state: FailedUnlock['state']
  /** Number of the member; '' for everybody. */
  readonly number: string
}

const filtered = `from failed_unlocks f join accounts a on a.id = f.user_id where f.state = $1 and ($2 = '' or a.user_no = $2)`

/** One page, with refunds of each member since a time: of those that wait the longest first, of the others the latest. */
export const listReviews = (
  db: Db,
  { state, number }: ReviewFilter,
  { limit, offset, latelyMs }: { limit: number; offset: number; latelyMs: number },
): Promise<ReviewRow[]> => {
  const order = state === 'waiting' ? 'id' : 'id desc'
  return db.query(
    `with page as (select f.* ${filtered} order by f.${order} limit $3 offset $4)
     select f.id, f.user_id, f.state, e.drama_id, d.texts, e.number, f.reason, f.note, f.created_ms, f.decided_ms,
            coalesce(u.granted + u.bought, r.granted + r.bought, 0)::text as amount, p.created_ms as unlocked_ms,
            coalesce(o.name, '') as operator_name,
            (select coalesce(sum(w.seconds), 0) from watch_days w
              where w.user_id = f.user_id and w.drama_id = e.drama_id and w.number = e.number)::int as watched_seconds,
            (select count(*) from unlock_refunds x where x.user_id = f.user_id and x.refunded_ms > $5)::int as refunds
       from page f
       join episodes e on e.id = f.episode_id
       join dramas d on d.id = e.drama_id
       join unlocks p on p.id = f.unlock_id
       left join episode_unlocks u on u.user_id = f.user_id and u.episode_id = f.episode_id and u.unlock_id = f.unlock_id
       left join unlock_refunds r on r.user_id = f.user_id and r.episode_id = f.episode_id and r.unlock_id = f.unlock_id
       left join operators o on o.id = f.operator_id
      order by f.${order}`,
    [state, number, limit, offset, latelyMs],
  )
}

export const countReviews = async (db: Db, { state, number }: ReviewFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${filtered}`, [state, number])).total

export const hasReview = async (db: Db, id: number): Promise<boolean> =>
  (await db.find('select from failed_unlocks where id = $1', [id])) !== undefined

/** Decides one that waits; undefined where none does. */
export const decideReview = (
  tx: Db,
  id: number,
  {
    state,
    note,
    operatorId,
    nowMs,
  }: { state: 'refunded' | 'refused'; note: string; operatorId: number; nowMs: number },
): Promise<PaidEpisode | undefined> =>
  tx.find(
    `with decided as (
       update failed_unlocks set state = $2, note = $3, operator_id = $4, decided_ms = $5 where id = $1 and state = 'waiting' returning *
     )
     select c.user_id, c.episode_id, c.unlock_id, c.reason, e.drama_id, e.number, e.asset_id from decided c join episodes e on e.id = c.episode_id`,
    [id, state, note, operatorId, nowMs],
  )

/** Decides one that waits or was refused, because its media was found broken since. */
export const settleReview = (tx: Db, { user_id, episode_id, unlock_id }: PaidEpisode, nowMs: number): Promise<number> =>
  tx.execute(
    `update failed_unlocks set state = 'refunded', operator_id = 0, note = '', decided_ms = $4
      where user_id = $1 and episode_id = $2 and unlock_id = $3 and state in ('waiting', 'refused')`,
    [user_id, episode_id, unlock_id, nowMs],
  )

/** Has operators decide about these, each once. */
export const saveReviews = (db: Db, rows: readonly PaidEpisode[], nowMs: number): Promise<number> =>
  db.execute(
    `insert into failed_unlocks (user_id, episode_id, unlock_id, reason, created_ms)
       select n.user_id, n.episode_id, n.unlock_id, n.reason, $5
         from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) n(user_id, episode_id, unlock_id, reason)
         join episode_unlocks u on u.user_id = n.user_id and u.episode_id = n.episode_id and u.unlock_id = n.unlock_id
     on conflict do nothing`,
    [
      rows.map(({ user_id }) => user_id),
      rows.map(({ episode_id }) => episode_id),
      rows.map(({ unlock_id }) => unlock_id),
      rows.map(({ reason }) => reason),
      nowMs,
    ],
  )
