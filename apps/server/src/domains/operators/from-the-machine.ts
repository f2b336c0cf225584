import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import type { Db } from '../../platform/database/db.ts'
import { insertAudit } from './queries/audit.ts'
import { endLinksOf } from './queries/links.ts'
import {
  findOperatorByLogin,
  forgetSecrets,
  insertOperator,
  listOperators,
  type OperatorRow,
} from './queries/operators.ts'
import { isSingleOperator, setSingleOperator } from './queries/policy.ts'
import { endSessionsOf } from './queries/sessions.ts'
import { makeSetupLink } from './setup-link.ts'

export { linkMs, setupAddress } from './setup-link.ts'

/** What the owner of the machine does to operators, without being one. The log keeps it like any other act. */
const record = (tx: Db, action: AuditAction, target: string, after: unknown, nowMs: number): Promise<number> =>
  insertAudit(tx, {
    operator_id: null,
    operator_name: 'command line',
    action,
    target,
    reason: '',
    before: null,
    after,
    address: '',
    created_ms: nowMs,
  })

/** Makes an operator and answers the secret of their setup link; undefined where the login is taken. */
export const create = (
  db: Db,
  draft: { readonly login: string; readonly name: string; readonly role: OperatorRole },
  nowMs: number,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const made = await insertOperator(tx, draft, nowMs)
    if (!made) return undefined
    await record(tx, 'operator.create', `operator ${made.id}`, draft, nowMs)
    return makeSetupLink(tx, made.id, null, nowMs)
  })

/** Takes password and authenticator away, ends every sign-in and answers the secret of a new setup link; undefined where there is nobody of
 *  that login. */
export const reset = (db: Db, login: string, nowMs: number): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const found = await findOperatorByLogin(tx, login)
    if (!found) return undefined
    await forgetSecrets(tx, found.id)
    await endSessionsOf(tx, found.id, 0, nowMs)
    await endLinksOf(tx, found.id, nowMs)
    await record(tx, 'operator.reset', `operator ${found.id}`, null, nowMs)
    return makeSetupLink(tx, found.id, null, nowMs)
  })

export const list = (db: Db): Promise<OperatorRow[]> => listOperators(db, 1000, 0)

export const isSingle = isSingleOperator

/** Switches "one operator is enough" on or off; only with the rights of the tables' owner. */
export const setSingle = (db: Db, isOn: boolean, nowMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await setSingleOperator(tx, isOn)) === 0) return
    await record(tx, 'operator.single', 'platform', { single_operator: isOn }, nowMs)
  })
