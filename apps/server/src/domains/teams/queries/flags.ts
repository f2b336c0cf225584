import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** What a member shares with whoever would earn by them. */
export type FlagReason = 'device' | 'payout' | 'identity'

/**
 * Notes for each of these members with whom of their inviters and invited members, two levels up and down, they share a device, a payment
 * account or a certified number. A flag that was lifted stays lifted. Answers how many are new.
 */
export const noteShared = (tx: Db, userIds: readonly number[], nowMs: number): Promise<number> =>
  tx.execute(
    `with shared as (
       select m.account_id as one, o.account_id as other, 'device' as reason
         from account_devices m join account_devices o on o.device_hash = m.device_hash where m.account_id = any ($1::bigint[])
       union
       select m.user_id, o.user_id, 'payout'
         from withdraw_accounts m join withdraw_accounts o on o.fingerprint = m.fingerprint where m.user_id = any ($1::bigint[])
       union
       select m.user_id, o.user_id, 'identity'
         from real_names m join real_names o on o.number_hash = m.number_hash
        where m.user_id = any ($1::bigint[]) and m.status = 2 and o.status = 2
     ), pairs as (
       select distinct greatest(one, other) as user_id, least(one, other) as earner_id, reason from shared where one <> other
     )
     insert into invite_flags (user_id, earner_id, reason, noted_ms)
     select p.user_id, p.earner_id, p.reason, $2
       from pairs p join accounts a on a.id = p.user_id left join accounts i on i.id = a.inviter_id
      where p.earner_id in (a.inviter_id, i.inviter_id)
     on conflict do nothing`,
    [userIds, nowMs],
  )

/** Who would earn by a member's purchase, and whether they must not. */
export interface EarnersRow {
  readonly first_id: number | null
  readonly is_first_flagged: boolean
  readonly second_id: number | null
  readonly is_second_flagged: boolean
  /** Since when both were bound. */
  readonly first_ms: number | null
  readonly second_ms: number | null
}

const isFlaggedPair = (user: string, earner: string) =>
  `exists (select from invite_flags f where f.user_id = ${user} and f.earner_id = ${earner} and f.lifted_ms is null)`

/** The second level is cut where its own invitation is flagged: nobody earns twice by inviting themselves first. */
export const findEarners = (db: Db, userId: number): Promise<EarnersRow> =>
  db.one(
    `select a.inviter_id as first_id, ${isFlaggedPair('a.id', 'a.inviter_id')} as is_first_flagged, i.inviter_id as second_id,
       a.invited_ms as first_ms, greatest(a.invited_ms, i.invited_ms) as second_ms,
       ${isFlaggedPair('a.id', 'i.inviter_id')} or ${isFlaggedPair('i.id', 'i.inviter_id')} as is_second_flagged
       from accounts a left join accounts i on i.id = a.inviter_id where a.id = $1`,
    [userId],
  )

export interface FlagRow {
  readonly user_id: number
  readonly earner_id: number
  readonly reason: FlagReason
  readonly noted_ms: number
  readonly lifted_ms: number | null
  readonly lifted_by: number
  readonly lifted_reason: string
}

const columns = `user_id, earner_id, reason, noted_ms, lifted_ms, lifted_by, lifted_reason`

/** Which flags operators list; what is undefined does not matter. */
export interface FlagFilter extends Listing<'create_time'> {
  readonly isLifted: boolean | undefined
  /** Of this member, on either side; 0: of everybody. */
  readonly userId: number
}

const matching = ({ isLifted, userId, ...listing }: FlagFilter) =>
  conditionsOf([
    [isLifted, (place) => `(lifted_ms is not null) = ${place}`],
    [userId || undefined, (place) => `(user_id = ${place} or earner_id = ${place})`],
    ...inPeriod('noted_ms', listing),
  ])

/** A page, the newest first unless another order is chosen. */
export const listFlags = (
  db: Db,
  filter: FlagFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<FlagRow[]> =>
  readPage(
    db,
    `select ${columns} from invite_flags`,
    matching(filter),
    `${orderOf(filter, { create_time: 'noted_ms' }, { id: 'user_id', own: 'noted_ms desc, user_id desc' })}, earner_id, reason`,
    page,
  )

export const countFlags = (db: Db, filter: FlagFilter): Promise<number> =>
  countMatching(db, 'invite_flags', matching(filter))

/** Lifts every flag of a pair; answers those it lifted. */
export const liftFlags = (
  tx: Db,
  pair: { readonly userId: number; readonly earnerId: number },
  by: { readonly operatorId: number; readonly reason: string; readonly nowMs: number },
): Promise<FlagRow[]> =>
  tx.query(
    `update invite_flags set lifted_ms = $3, lifted_by = $4, lifted_reason = $5
      where user_id = $1 and earner_id = $2 and lifted_ms is null returning ${columns}`,
    [pair.userId, pair.earnerId, by.nowMs, by.operatorId, by.reason],
  )
