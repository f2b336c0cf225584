import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import { operatorEdit } from '../../changes/operator-kinds.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentAction, presentOperator } from '../../present/operators.ts'
import { countAudit, listAudit as listAuditRows } from '../../queries/audit.ts'
import {
  countOperators,
  findOperatorByLogin,
  listOperators as listOperatorRows,
  lockOperator,
} from '../../queries/operators.ts'

const listOperators: Handler<typeof staffCalls.listOperators> = async ({ db, settings }, { page, limit }) => ({
  list: (await listOperatorRows(db, limit, (page - 1) * limit)).map((row) => presentOperator(row, settings)),
  total: await countOperators(db),
  page,
  limit,
})

/** Asks for an operator, who can sign in once a second operator agreed and they used their setup link. */
const createOperator =
  (needs: OperatorNeeds): Handler<typeof staffCalls.createOperator> =>
  async (context, { login, name, role, reason }) =>
    context.db.transaction(async (tx) => {
      if (await findOperatorByLogin(tx, login)) return refuse('nameUsed')
      const requested = { kind: 'operator.create', proposal: { login, name, role }, reason } as const
      return { change: await presentChange(tx, await requestApproval(tx, context, needs, requested)) }
    })

/** Changes another operator; nobody changes themselves, so that an owner always remains. A role, and the state of whoever has rights over
 *  money or operators, takes two. */
const changeOperator =
  (needs: OperatorNeeds): Handler<typeof staffCalls.changeOperator> =>
  async (context, { id, name, role, is_enabled, reason }) => {
    if (id === context.caller.operatorId) return refuse('cannotDoToSelf')
    return context.db.transaction(async (tx) => {
      const before = (await lockOperator(tx, id)) ?? refuse('notFound')
      const base = presentOperator(before, context.settings)
      const proposal = {
        id,
        name: name ?? base.name,
        role: role ?? base.role,
        is_enabled: is_enabled ?? base.is_enabled,
      }
      const needsTwo = proposal.role !== base.role || (proposal.is_enabled !== base.is_enabled && hasPower(base.role))
      if (needsTwo) {
        const { login, name: shown, role: held, is_enabled: isEnabled } = base
        const requested = { kind: 'operator.change', proposal, operatorId: id, reason } as const
        const notified = { login, name: shown, role: held, is_enabled: isEnabled }
        const change = await requestApproval(tx, context, needs, { ...requested, base: notified })
        const now = (await lockOperator(tx, id)) ?? refuse('notFound')
        return { operator: presentOperator(now, context.settings), change: await presentChange(tx, change) }
      }
      const { target, before: was, after } = await operatorEdit.apply(tx, context, needs, proposal)
      await recordAction(tx, context, { action: 'operator.change', target, reason, before: was, after })
      const now = (await lockOperator(tx, id)) ?? refuse('notFound')
      return { operator: presentOperator(now, context.settings), change: null }
    })
  }

/** Whether a role has rights over money or over operators. */
const hasPower = (role: OperatorRole): boolean =>
  rolePermissions(role).some((permission) => permission === 'finance.write' || permission === 'operator.write')

/** Asks to take another operator's password and authenticator away. */
const resetOperator =
  (needs: OperatorNeeds): Handler<typeof staffCalls.resetOperator> =>
  async (context, { id, reason }) => {
    if (id === context.caller.operatorId) return refuse('cannotDoToSelf')
    return context.db.transaction(async (tx) => {
      const { login } = (await lockOperator(tx, id)) ?? refuse('notFound')
      const requested = { kind: 'operator.reset', proposal: { id }, base: { login }, operatorId: id, reason } as const
      return { change: await presentChange(tx, await requestApproval(tx, context, needs, requested)) }
    })
  }

const listAudit: Handler<typeof staffCalls.listAudit> = async (
  { db },
  { page, limit, operator_id, action, target, ...listing },
) => {
  const filter = { operatorId: operator_id, action, target, ...listingOf(listing) }
  const rows = await listAuditRows(db, filter, limit, (page - 1) * limit)
  return { list: rows.map(presentAction), total: await countAudit(db, filter), page, limit }
}

export const staffHandlers = (needs: OperatorNeeds) => ({
  listOperators,
  createOperator: createOperator(needs),
  changeOperator: changeOperator(needs),
  resetOperator: resetOperator(needs),
  listAudit,
})
