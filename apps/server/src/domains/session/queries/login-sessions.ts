import type { Db } from '../../../platform/database/db.ts'

/** Why a sign-in ended. */
export type EndReason = 'logout' | 'password' | 'reset' | 'reuse' | 'disabled' | 'operator'

/** One sign-in of one device. `seed` and `generation` make its refresh tokens. */
export interface LoginSession {
  readonly id: number
  readonly account_id: number
  readonly device_hash: Buffer
  readonly seed: Buffer
  readonly generation: number
  readonly rotated_ms: number
  readonly ended_ms: number | null
  readonly end_reason: EndReason | null
}

const columns = 'id, account_id, device_hash, seed, generation, rotated_ms, ended_ms, end_reason'

/** What is kept of a device for its owner's and the operators' eyes. */
export const notedFields = [
  'device_type',
  'device_os',
  'device_model',
  'browser_name',
  'browser_version',
  'device_language',
  'device_timezone',
  'domain',
] as const

export type DeviceNote = Readonly<Partial<Record<(typeof notedFields)[number], string>>>

export interface NewSession {
  readonly accountId: number
  readonly deviceHash: Buffer
  readonly device: DeviceNote
  readonly pushToken: string
  readonly address: string
  readonly seed: Buffer
  readonly isProven: boolean
}

export const insertSession = (tx: Db, session: NewSession, nowMs: number): Promise<LoginSession> =>
  tx.one(
    `insert into login_sessions (account_id, device_hash, device, push_token, address, seed, rotated_ms, created_ms, is_proven)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) returning ${columns}`,
    [
      session.accountId,
      session.deviceHash,
      JSON.stringify(session.device),
      session.pushToken,
      session.address,
      session.seed,
      nowMs,
      session.isProven,
    ],
  )

/** The session, and nobody else changes it until the transaction ends. */
export const lockSession = (tx: Db, id: number): Promise<LoginSession | undefined> =>
  tx.find(`select ${columns} from login_sessions where id = $1 for update`, [id])

/** What a request must know of its session. */
export interface Liveness {
  readonly account_id: number
  readonly end_reason: EndReason | null
  readonly is_enabled: boolean
}

export const findLiveness = (db: Db, id: number): Promise<Liveness | undefined> =>
  db.find(
    `select s.account_id, s.end_reason, a.is_enabled from login_sessions s join accounts a on a.id = s.account_id where s.id = $1`,
    [id],
  )

/** Those of these sessions that ended, with what ended them. */
export const listEnded = (
  db: Db,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly account_id: number; readonly end_reason: EndReason }[]> =>
  db.query(`select id, account_id, end_reason from login_sessions where id = any ($1) and end_reason is not null`, [
    ids,
  ])

/** The next generation of refresh tokens begins. */
export const rotateSession = (
  tx: Db,
  id: number,
  change: { deviceHash: Buffer; pushToken: string; address: string },
  nowMs: number,
) =>
  tx.one<LoginSession>(
    `update login_sessions set generation = generation + 1, rotated_ms = $2, device_hash = $3,
       push_token = case when $4 = '' then push_token else $4 end, address = $5 where id = $1 returning ${columns}`,
    [id, nowMs, change.deviceHash, change.pushToken, change.address],
  )

interface EndedSession {
  readonly id: number
}

/** Ends one live sign-in; undefined when it is none. */
export const endOneSession = (
  tx: Db,
  id: number,
  reason: EndReason,
  nowMs: number,
): Promise<{ account_id: number } | undefined> =>
  tx.find(
    `update login_sessions set ended_ms = $3, end_reason = $2 where id = $1 and ended_ms is null returning account_id`,
    [id, reason, nowMs],
  )

/** Ends all live sign-ins of an account but one (0 = none is kept). */
export const endAllSessions = (
  tx: Db,
  accountId: number,
  currentSessionId: number,
  reason: EndReason,
  nowMs: number,
): Promise<EndedSession[]> =>
  tx.query(
    `update login_sessions set ended_ms = $4, end_reason = $3 where account_id = $1 and id <> $2 and ended_ms is null returning id`,
    [accountId, currentSessionId, reason, nowMs],
  )

export const updatePushToken = (db: Db, id: number, pushToken: string): Promise<number> =>
  db.execute(`update login_sessions set push_token = $2 where id = $1`, [id, pushToken])

export const isProvenSession = async (db: Db, id: number): Promise<boolean> =>
  (await db.find(`select 1 from login_sessions where id = $1 and is_proven`, [id])) !== undefined

/** Forgets the devices of an account but that of one session (0 = none is kept). */
export const forgetDevices = (tx: Db, accountId: number, currentSessionId: number): Promise<number> =>
  tx.execute(
    `delete from account_devices where account_id = $1
       and device_hash is distinct from (select device_hash from login_sessions where id = $2)`,
    [accountId, currentSessionId],
  )

/** Forgets sign-ins that nobody refreshed since; answers those that had not ended. */
export const deleteSessionsBefore = async (db: Db, beforeMs: number): Promise<{ id: number; account_id: number }[]> => {
  const deleted = await db.query<{ id: number; account_id: number; ended_ms: number | null }>(
    `delete from login_sessions where rotated_ms < $1 returning id, account_id, ended_ms`,
    [beforeMs],
  )
  return deleted.filter(({ ended_ms }) => ended_ms === null)
}
