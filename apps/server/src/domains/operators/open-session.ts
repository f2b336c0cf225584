import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { operatorCookie } from '../../platform/http/operator-cookie.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { presentOperator } from './present/operators.ts'
import { insertAudit } from './queries/audit.ts'
import { findOperator } from './queries/operators.ts'
import { insertSession } from './queries/sessions.ts'
import { hashToken, lifetimeMs, newToken } from './tokens.ts'

/** Signs an operator in who has proved to be it: the session, its entry in the log, and what they go on with. */
export async function openSession(
  tx: Db,
  context: Pick<CallContext, 'clock' | 'address' | 'settings' | 'setCookie'>,
  operatorId: number,
  action: 'operator.signIn' | 'operator.setUp',
  options: { readonly cookie?: 0 | 1 | undefined },
) {
  const nowMs = context.clock()
  const token = newToken()
  const operator = (await findOperator(tx, operatorId)) ?? refuse('wrongCredentials')
  await insertSession(tx, operator.id, hashToken(token), context.address, nowMs)
  await insertAudit(tx, {
    operator_id: operator.id,
    operator_name: operator.name,
    action,
    target: `operator ${operator.id}`,
    reason: '',
    before: null,
    after: null,
    address: context.address,
    created_ms: nowMs,
  })
  if (options.cookie === 1) context.setCookie(operatorCookie(context.settings, token, lifetimeMs / 1000))
  return {
    access_token: options.cookie === 1 ? '' : token,
    expires: toSeconds(nowMs + lifetimeMs),
    operator: presentOperator(operator, context.settings),
    permissions: [...rolePermissions(operator.role)],
  }
}
