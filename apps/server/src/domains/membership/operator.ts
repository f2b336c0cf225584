import { dayMs } from '@cliffhanger/contract/duration.ts'
import {
  leftMs,
  type Membership,
  type MembershipTimes,
  membershipAt,
  type VipKind,
} from '@cliffhanger/rules/membership/membership.ts'
import { type SalesDay, salesDaysOf } from '@cliffhanger/rules/membership/sales-days.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { appendEvents } from '../../platform/realtime/streams.ts'
import { giveTime, takeTimeBack } from './change-time.ts'
import type { PlayEnding } from './needs.ts'
import { findTimes, listTimes, type TimeRow } from './queries/memberships.ts'
import { listSales } from './queries/sales.ts'

/** The newest pieces of time that are shown of a member. */
const shownTimes = 50

/** What a member is, for operators. */
export interface MembershipStatus {
  readonly membership: Membership
  readonly leftVipMs: number
  readonly leftSvipMs: number
  readonly times: readonly TimeRow[]
}

/** Days an operator gives, or takes. */
export interface MembershipChange {
  readonly userId: number
  readonly kind: VipKind
  readonly days: number
  readonly operatorId: number
  readonly key: string
  readonly reason: string
}

/** What operators do with memberships. */
export const createMembershipOperator = (context: ServerContext, { stopAllPlays }: PlayEnding) => ({
  async find(db: Db, userId: number): Promise<MembershipStatus> {
    const nowMs = context.clock()
    const times = await findTimes(db, userId)
    return {
      membership: membershipAt(times, nowMs),
      leftVipMs: leftMs(times, 1, nowMs),
      leftSvipMs: leftMs(times, 2, nowMs),
      times: await listTimes(db, userId, shownTimes),
    }
  },

  /** Gives days, or takes what is left of them where `days` is below 0; once for its key. Refuses 4003 where nothing is left to take. Tells the
   *  member, last in the transaction. */
  async change(
    tx: Db,
    { userId, kind, days, operatorId, key, reason }: MembershipChange,
  ): Promise<{ readonly before: MembershipTimes; readonly after: MembershipTimes; notify(): Promise<void> }> {
    const change = days > 0 ? giveTime : takeTimeBack
    const action = {
      userId,
      kind,
      durationMs: Math.abs(days) * dayMs,
      source: 'operator',
      actKey: `operator:o${operatorId}:${key}`,
      operatorId,
      reason,
    } as const
    const { changedMs, before, after, events } = await change(tx, action, context.clock())
    if (changedMs === 0) return refuse('stateChanged')
    if (changedMs < 0) await stopAllPlays(tx, userId)
    return {
      before,
      after,
      async notify() {
        await appendEvents(context, tx, events)
      },
    }
  },

  /** What was sold for money on the newest days. */
  async listSales(db: Db, count: number): Promise<SalesDay[]> {
    const { TIME_ZONE: zone } = context.settings
    const today = platformDay(context.clock(), zone)
    const span = { fromMs: dayStartMs(addDays(today, 1 - count), zone), toMs: dayStartMs(addDays(today, 1), zone) }
    const sold = (await listSales(db, span)).map(({ paid_ms: paidMs, vip_type: kind, orders, amount }) => ({
      paidMs,
      kind,
      orders,
      amount: BigInt(amount),
    }))
    return salesDaysOf(sold, today, count, zone)
  },
})

export type MembershipOperator = ReturnType<typeof createMembershipOperator>
