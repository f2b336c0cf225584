import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

export interface OperatorRow {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly role: OperatorRole
  /** Null until they set their own, and after a reset. */
  readonly password_hash: string | null
  readonly totp_secret: Buffer | null
  readonly totp_step: number
  readonly is_enabled: boolean
  readonly set_up_ms: number | null
  readonly last_sign_in_ms: number | null
  readonly created_ms: number
}

/** What makes an operator. */
export interface OperatorDraft {
  readonly login: string
  readonly name: string
  readonly role: OperatorRole
}

/** A password and an authenticator, hashed and sealed. */
export interface OwnSecrets {
  readonly passwordHash: string
  readonly totpSecret: Buffer
}

const columns =
  'id, login, name, role, password_hash, totp_secret, totp_step, is_enabled, set_up_ms, last_sign_in_ms, created_ms'

export const findOperator = (db: Db, id: number): Promise<OperatorRow | undefined> =>
  db.find(`select ${columns} from operators where id = $1`, [id])

export const findOperatorByLogin = (db: Db, login: string): Promise<OperatorRow | undefined> =>
  db.find(`select ${columns} from operators where lower(login) = lower($1)`, [login])

export const lockOperator = (tx: Db, id: number): Promise<OperatorRow | undefined> =>
  tx.find(`select ${columns} from operators where id = $1 for update`, [id])

/** Nobody changes them until the commit. */
export const shareOperator = (tx: Db, id: number): Promise<OperatorRow | undefined> =>
  tx.find(`select ${columns} from operators where id = $1 for share`, [id])

export const listOperators = (db: Db, limit: number, offset: number): Promise<OperatorRow[]> =>
  db.query(`select ${columns} from operators order by id limit $1 offset $2`, [limit, offset])

/** Names by id; ids of nobody are absent. */
export const listOperatorNames = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.query(`select id, name from operators where id = any ($1)`, [ids])

/** Of these the ones who have no password and authenticator of their own. */
export const listWithoutSecrets = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (await db.query<{ id: number }>(`select id from operators where id = any ($1) and set_up_ms is null`, [ids])).map(
    ({ id }) => id,
  )

/** When the other operators who can sign in set up. */
export const listSetUp = async (db: Db, exceptId: number): Promise<number[]> =>
  (
    await db.query<{ set_up_ms: number }>(
      `select set_up_ms from operators where is_enabled and set_up_ms is not null and id <> $1`,
      [exceptId],
    )
  ).map(({ set_up_ms }) => set_up_ms)

export const countOperators = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from operators`)).total

/** Makes one who cannot sign in before they set up; undefined when the login is taken. */
export const insertOperator = (tx: Db, draft: OperatorDraft, nowMs: number): Promise<OperatorRow | undefined> =>
  tx.find(
    `insert into operators (login, name, role, created_ms) values ($1, $2, $3, $4) on conflict do nothing returning ${columns}`,
    [draft.login, draft.name, draft.role, nowMs],
  )

export const updateOperator = (
  tx: Db,
  id: number,
  change: { name: string; role: OperatorRole; isEnabled: boolean },
): Promise<OperatorRow> =>
  tx.one(`update operators set name = $2, role = $3, is_enabled = $4 where id = $1 returning ${columns}`, [
    id,
    change.name,
    change.role,
    change.isEnabled,
  ])

/** Gives an operator their own secrets; `step` is the newest of the authenticator that was used. */
export const setOwnSecrets = (tx: Db, id: number, secrets: OwnSecrets, step: number, nowMs: number): Promise<number> =>
  tx.execute(
    `update operators set password_hash = $2, totp_secret = $3, totp_step = $4, set_up_ms = $5 where id = $1`,
    [id, secrets.passwordHash, secrets.totpSecret, step, nowMs],
  )

/** Takes an operator's password and authenticator away. */
export const forgetSecrets = (tx: Db, id: number): Promise<number> =>
  tx.execute(
    `update operators set password_hash = null, totp_secret = null, totp_step = 0, set_up_ms = null where id = $1`,
    [id],
  )

export const updatePasswordHash = (tx: Db, id: number, passwordHash: string): Promise<number> =>
  tx.execute(`update operators set password_hash = $2 where id = $1`, [id, passwordHash])

/** Notes a sign-in that needed no step of its own. */
export const noteSignIn = (tx: Db, id: number, nowMs: number): Promise<number> =>
  tx.execute(`update operators set last_sign_in_ms = $2 where id = $1`, [id, nowMs])

/** Accepts a step of the authenticator once; 0 when it, or a later one, was used already. */
export const useTotpStep = (tx: Db, id: number, step: number, nowMs: number): Promise<number> =>
  tx.execute(`update operators set totp_step = $2, last_sign_in_ms = $3 where id = $1 and totp_step < $2`, [
    id,
    step,
    nowMs,
  ])
