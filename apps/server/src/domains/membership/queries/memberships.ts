import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { type MembershipTimes, noMembership } from '@cliffhanger/rules/membership/membership.ts'
import type { Db } from '../../../platform/database/db.ts'

interface TimesRow {
  readonly vip_until_ms: number
  readonly svip_until_ms: number
}

const timesOf = (row: TimesRow | undefined): MembershipTimes =>
  row ? { vipUntilMs: row.vip_until_ms, svipUntilMs: row.svip_until_ms } : noMembership

export const findTimes = async (db: Db, userId: number): Promise<MembershipTimes> =>
  timesOf(await db.find<TimesRow>(`select vip_until_ms, svip_until_ms from memberships where user_id = $1`, [userId]))

/** Those of these members who ever had one. */
export const listTimesOf = async (
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, MembershipTimes>> => {
  const rows = await db.query<TimesRow & { user_id: number }>(
    `select user_id, vip_until_ms, svip_until_ms from memberships where user_id = any ($1::bigint[])`,
    [userIds],
  )
  return new Map(rows.map((row) => [row.user_id, timesOf(row)]))
}

/** Locks a member's membership, and creates it if it is missing, so that their purchases and grants run one after the other. */
export async function lockTimes(tx: Db, userId: number): Promise<MembershipTimes> {
  await tx.execute(`insert into memberships (user_id) values ($1) on conflict do nothing`, [userId])
  return timesOf(
    await tx.one<TimesRow>(`select vip_until_ms, svip_until_ms from memberships where user_id = $1 for no key update`, [
      userId,
    ]),
  )
}

export const setTimes = (tx: Db, userId: number, { vipUntilMs, svipUntilMs }: MembershipTimes): Promise<number> =>
  tx.execute(`update memberships set vip_until_ms = $2, svip_until_ms = $3 where user_id = $1`, [
    userId,
    vipUntilMs,
    svipUntilMs,
  ])

/** A piece of time of a member; below zero: taken back. */
export interface TimeRow {
  readonly id: number
  readonly user_id: number
  readonly vip_type: VipKind
  readonly duration_ms: number
  readonly source: 'order' | 'refund' | 'code' | 'gift' | 'operator'
  readonly act_key: string
  readonly operator_id: number
  readonly reason: string
  readonly vip_until_ms: number
  readonly svip_until_ms: number
  readonly created_ms: number
}

export type NewTime = Omit<TimeRow, 'id'>

/** Notes a piece of time; 0 where its act was noted before. */
export const insertTime = (tx: Db, time: NewTime): Promise<number> =>
  tx.execute(
    `insert into membership_times (user_id, vip_type, duration_ms, source, act_key, operator_id, reason, vip_until_ms, svip_until_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (act_key) do nothing`,
    [
      time.user_id,
      time.vip_type,
      time.duration_ms,
      time.source,
      time.act_key,
      time.operator_id,
      time.reason,
      time.vip_until_ms,
      time.svip_until_ms,
      time.created_ms,
    ],
  )

/** The newest pieces of time of a member. */
export const listTimes = (db: Db, userId: number, limit: number): Promise<TimeRow[]> =>
  db.query(
    `select id, user_id, vip_type, duration_ms, source, act_key, operator_id, reason, vip_until_ms, svip_until_ms, created_ms
       from membership_times where user_id = $1 order by id desc limit $2`,
    [userId, limit],
  )
