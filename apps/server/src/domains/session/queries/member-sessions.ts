import type { Db } from '../../../platform/database/db.ts'
import type { DeviceNote, EndReason } from './login-sessions.ts'

/** A sign-in as operators see it. */
export interface MemberSessionRow {
  readonly id: number
  readonly device: DeviceNote
  readonly address: string
  readonly rotated_ms: number
  readonly created_ms: number
  readonly ended_ms: number | null
  readonly end_reason: EndReason | null
}

/** One page of a member's sign-ins, the newest first. */
export const listSessionsOf = (db: Db, userId: number, limit: number, offset: number): Promise<MemberSessionRow[]> =>
  db.query(
    `select id, device, address, rotated_ms, created_ms, ended_ms, end_reason from login_sessions
      where account_id = $1 order by id desc limit $2 offset $3`,
    [userId, limit, offset],
  )

export const countSessionsOf = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from login_sessions where account_id = $1', [userId]))
    .total

/** When the tokens of a member were renewed last, and the time zone their newest device named; undefined where they never signed in. */
export const findLastSeen = (db: Db, userId: number): Promise<{ seen_ms: number; time_zone: string } | undefined> =>
  db.find(
    `select rotated_ms as seen_ms, coalesce(device ->> 'device_timezone', '') as time_zone
       from (select rotated_ms, device from login_sessions where account_id = $1 order by id desc limit 100) newest
      order by rotated_ms desc limit 1`,
    [userId],
  )

/** Whether the sign-in is this member's. */
export const hasSession = async (db: Db, userId: number, sessionId: number): Promise<boolean> =>
  (await db.find('select 1 from login_sessions where id = $1 and account_id = $2', [sessionId, userId])) !== undefined
