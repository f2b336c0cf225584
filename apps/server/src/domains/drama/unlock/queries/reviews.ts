import type { FailedUnlock } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
} from '../../../../platform/database/list-question.ts'
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

export interface ReviewFilter extends Listing<'create_time'> {
  readonly state: FailedUnlock['state']
  /** Number of the member; '' for everybody. */
  readonly number: string
}

const matching = ({ state, number, ...listing }: ReviewFilter) =>
  conditionsOf([
    [state, (place) => `f.state = ${place}`],
    [number || undefined, (place) => `f.user_id = (select id from accounts where user_no = ${place})`],
    ...inPeriod('f.created_ms', listing),
  ])

/** One page, with refunds of each member since a time: of those that wait the longest first, of the others the latest, unless another order is chosen. */
export const listReviews = (
  db: Db,
  filter: ReviewFilter,
  { limit, offset, latelyMs }: { limit: number; offset: number; latelyMs: number },
): Promise<ReviewRow[]> => {
  const { where, values } = matching(filter)
  const own = filter.state === 'waiting' ? 'f.id' : 'f.id desc'
  const order = orderOf(filter, { create_time: 'f.created_ms' }, { id: 'f.id', own })
  const [lately, from, until] = [1, 2, 3].map((n) => `$${values.length + n}`)
  return db.query(
    `with page as (select f.* from failed_unlocks f ${where} order by ${order} offset ${from} limit ${until})
     select f.id, f.user_id, f.state, e.drama_id, d.texts, e.number, f.reason, f.note, f.created_ms, f.decided_ms,
            coalesce(u.granted + u.bought, r.granted + r.bought, 0)::text as amount, p.created_ms as unlocked_ms,
            coalesce(o.name, '') as operator_name,
            (select coalesce(sum(w.seconds), 0) from watch_days w
              where w.user_id = f.user_id and w.drama_id = e.drama_id and w.number = e.number)::int as watched_seconds,
            (select count(*) from unlock_refunds x where x.user_id = f.user_id and x.refunded_ms > ${lately})::int as refunds
       from page f
       join episodes e on e.id = f.episode_id
       join dramas d on d.id = e.drama_id
       join unlocks p on p.id = f.unlock_id
       left join episode_unlocks u on u.user_id = f.user_id and u.episode_id = f.episode_id and u.unlock_id = f.unlock_id
       left join unlock_refunds r on r.user_id = f.user_id and r.episode_id = f.episode_id and r.unlock_id = f.unlock_id
       left join operators o on o.id = f.operator_id
      order by ${order}`,
    [...values, latelyMs, offset, limit],
  )
}

export const countReviews = (db: Db, filter: ReviewFilter): Promise<number> =>
  countMatching(db, 'failed_unlocks f', matching(filter))

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
