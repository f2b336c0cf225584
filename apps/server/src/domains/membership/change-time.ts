import { vipChanged } from '@cliffhanger/contract/membership/events.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import {
  addTime,
  type MembershipTimes,
  membershipAt,
  takeTime,
  type VipKind,
  vipTypeOf,
} from '@cliffhanger/rules/membership/membership.ts'
import type { Db } from '../../platform/database/db.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import { insertTime, lockTimes, type NewTime, setTimes } from './queries/memberships.ts'

/** Time of one kind that a member gains, or loses (at most what is left), by an action that happens only once. */
export interface TimeAction extends Pick<NewTime, 'source'> {
  readonly userId: number
  readonly kind: VipKind
  readonly durationMs: number
  /** Such as `order:12`. */
  readonly actKey: string
  readonly operatorId?: number
  readonly reason?: string
}

export interface TimeChange {
  /** 0 where the act was done before, or nothing was left to take. */
  readonly changedMs: number
  readonly before: MembershipTimes
  readonly after: MembershipTimes
  /** What the member is to be told, after everything else of the transaction. */
  readonly events: readonly NewEvent[]
}

/** Gives a member time (S-101). Locks their membership. */
export const giveTime = (tx: Db, action: TimeAction, nowMs: number): Promise<TimeChange> =>
  change(tx, action, nowMs, (times) => ({
    times: addTime(times, action.kind, action.durationMs, nowMs),
    changedMs: action.durationMs,
  }))

/** Takes back time of a kind, at most what is left. Locks the member's membership. */
export const takeTimeBack = (tx: Db, action: TimeAction, nowMs: number): Promise<TimeChange> =>
  change(tx, action, nowMs, (before) => {
    const { times, takenMs } = takeTime(before, action.kind, action.durationMs, nowMs)
    return { times, changedMs: -takenMs }
  })

async function change(
  tx: Db,
  { userId, kind, source, actKey, operatorId = 0, reason = '' }: TimeAction,
  nowMs: number,
  decide: (times: MembershipTimes) => { readonly times: MembershipTimes; readonly changedMs: number },
): Promise<TimeChange> {
  const before = await lockTimes(tx, userId)
  const { times: after, changedMs } = decide(before)
  const unchanged = { changedMs: 0, before, after: before, events: [] }
  if (changedMs === 0) return unchanged
  const noted = await insertTime(tx, {
    user_id: userId,
    vip_type: kind,
    duration_ms: changedMs,
    source,
    act_key: actKey,
    operator_id: operatorId,
    reason,
    vip_until_ms: after.vipUntilMs,
    svip_until_ms: after.svipUntilMs,
    created_ms: nowMs,
  })
  if (noted === 0) return unchanged
  await setTimes(tx, userId, after)
  return { changedMs, before, after, events: [vipEvent(userId, after, nowMs)] }
}

/** `vip_type` and `vip_end_time` as they stand on the wire. */
export function factsAt(times: MembershipTimes, nowMs: number) {
  const membership = membershipAt(times, nowMs)
  return { vip_type: vipTypeOf(membership), vip_end_time: toSeconds(membership.endMs) }
}

const vipEvent = (userId: number, times: MembershipTimes, nowMs: number): NewEvent =>
  newEvent(vipChanged, userStream(userId), factsAt(times, nowMs))
