import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import type { Db } from '../../../platform/db.ts'

export interface OperatorRow {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly role: OperatorRole
  readonly password_hash: string
  readonly totp_secret: Buffer
  readonly totp_step: number
  readonly is_enabled: boolean
  readonly last_sign_in_ms: number | null
  readonly created_ms: number
}

/** What makes an operator, secrets already hashed and sealed. */
export interface OperatorDraft {
  readonly login: string
  readonly name: string
  readonly role: OperatorRole
  readonly passwordHash: string
  readonly totpSecret: Buffer
}

const columns = 'id, login, name, role, password_hash, totp_secret, totp_step, is_enabled, last_sign_in_ms, created_ms'

export const findOperator = (db: Db, id: number): Promise<OperatorRow | undefined> =>
  db.find(`select ${columns} from operators where id = $1`, [id])

export const findOperatorByLogin = (db: Db, login: string): Promise<OperatorRow | undefined> =>
  db.find(`select ${columns} from operators where lower(login) = lower($1)`, [login])

export const lockOperator = (tx: Db, id: number): Promise<OperatorRow | undefined> =>
  tx.find(`select ${columns} from operators where id = $1 for update`, [id])

export const listOperators = (db: Db, limit: number, offset: number): Promise<OperatorRow[]> =>
  db.query(`select ${columns} from operators order by id limit $1 offset $2`, [limit, offset])

/** Names by id; ids of nobody are absent. */
export const listOperatorNames = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.query(`select id, name from operators where id = any ($1)`, [ids])

export const countOperators = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from operators`)).total

/** Undefined when the login is taken. */
export const insertOperator = (tx: Db, draft: OperatorDraft, nowMs: number): Promise<OperatorRow | undefined> =>
  tx.find(
    `insert into operators (login, name, role, password_hash, totp_secret, created_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning ${columns}`,
    [draft.login, draft.name, draft.role, draft.passwordHash, draft.totpSecret, nowMs],
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

export const updateSecrets = (tx: Db, id: number, passwordHash: string, totpSecret: Buffer): Promise<number> =>
  tx.execute(`update operators set password_hash = $2, totp_secret = $3, totp_step = 0 where id = $1`, [
    id,
    passwordHash,
    totpSecret,
  ])

export const updatePasswordHash = (tx: Db, id: number, passwordHash: string): Promise<number> =>
  tx.execute(`update operators set password_hash = $2 where id = $1`, [id, passwordHash])

/** Accepts a step of the authenticator once; 0 when it, or a later one, was used already. */
export const useTotpStep = (tx: Db, id: number, step: number, nowMs: number): Promise<number> =>
  tx.execute(`update operators set totp_step = $2, last_sign_in_ms = $3 where id = $1 and totp_step < $2`, [
    id,
    step,
    nowMs,
  ])
