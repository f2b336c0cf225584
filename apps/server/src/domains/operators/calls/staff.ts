import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { recordAct } from '../audit.ts'
import { newCredentials } from '../credentials.ts'
import { presentAct, presentOperator } from '../present.ts'
import { countAudit, listAudit as listAuditRows } from '../queries/audit.ts'
import {
  countOperators,
  findOperator,
  insertOperator,
  listOperators as listOperatorRows,
  lockOperator,
  updateOperator,
  updateSecrets,
} from '../queries/operators.ts'
import { endSessionsOf } from '../queries/sessions.ts'

export const listOperators: Handler<typeof staffCalls.listOperators> = async ({ db }, { page, limit }) => ({
  list: (await listOperatorRows(db, limit, (page - 1) * limit)).map(presentOperator),
  total: await countOperators(db),
  page,
  limit,
})

/** Makes an operator. His first credentials are in this answer and nowhere else, which is why no reply is kept for a repeat:
 *  the login is taken then. */
export const createOperator: Handler<typeof staffCalls.createOperator> = async (
  context,
  { login, name, role, reason },
) => {
  const { told, stored } = await newCredentials(context.secrets, login)
  return context.db.transaction(async (tx) => {
    const made = (await insertOperator(tx, { login, name, role, ...stored }, context.clock())) ?? refuse('nameUsed')
    const operator = presentOperator(made)
    await recordAct(tx, context, { action: 'operator.create', target: `operator ${made.id}`, reason, after: operator })
    return { operator, credentials: told }
  })
}

/** Changes another operator; nobody changes himself, so that an owner always remains. */
export const changeOperator: Handler<typeof staffCalls.changeOperator> = async (
  context,
  { id, name, role, is_enabled, reason },
) => {
  if (id === context.caller.operatorId) return refuse('cannotDoToSelf')
  return context.db.transaction(async (tx) => {
    const before = (await lockOperator(tx, id)) ?? refuse('notFound')
    const after = await updateOperator(tx, id, {
      name: name ?? before.name,
      role: role ?? before.role,
      isEnabled: is_enabled === undefined ? before.is_enabled : is_enabled === 1,
    })
    await endSessionsOf(tx, id, 0, context.clock())
    const operator = presentOperator(after)
    await recordAct(tx, context, {
      action: 'operator.change',
      target: `operator ${id}`,
      reason,
      before: presentOperator(before),
      after: operator,
    })
    return { operator }
  })
}

/** New password and authenticator for another operator, in this answer and nowhere else; a repeat makes others. */
export const resetOperator: Handler<typeof staffCalls.resetOperator> = async (context, { id, reason }) => {
  if (id === context.caller.operatorId) return refuse('cannotDoToSelf')
  const found = (await findOperator(context.db, id)) ?? refuse('notFound')
  const { told, stored } = await newCredentials(context.secrets, found.login)
  return context.db.transaction(async (tx) => {
    await updateSecrets(tx, id, stored.passwordHash, stored.totpSecret)
    await endSessionsOf(tx, id, 0, context.clock())
    await recordAct(tx, context, { action: 'operator.reset', target: `operator ${id}`, reason })
    return { credentials: told }
  })
}

export const listAudit: Handler<typeof staffCalls.listAudit> = async (
  { db },
  { page, limit, operator_id, action, target },
) => {
  const filter = { operatorId: operator_id, action, target }
  const rows = await listAuditRows(db, filter, limit, (page - 1) * limit)
  return { list: rows.map(presentAct), total: await countAudit(db, filter), page, limit }
}
