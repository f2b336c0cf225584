import type { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'

import { carryOut } from '../../audit.ts'
import { decidableKinds } from '../../changes/kinds.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentMoneyDay, presentReconciliation, presentReconciliationLine } from '../../present/payments/finance.ts'
import { countWaitingChanges } from '../../queries/changes.ts'

type Calls = typeof financeOperatorCalls

const getMoneyWaiting =
  ({ account, payments, wallet, crowdfunding }: OperatorNeeds): Handler<Calls['getMoneyWaiting']> =>
  async ({ db, caller, clock }) => {
    const { operatorId, permissions } = caller
    const [queues, withdrawals, obligations, changes, lifts] = await Promise.all([
      payments.operator.countMoneyWaiting(db),
      wallet.operator.withdrawals.waiting(db),
      crowdfunding.operator.obligations.count(db),
      countWaitingChanges(db, decidableKinds(permissions), operatorId),
      account.operator.countAskedLifts(db, operatorId, clock()),
    ])
    return {
      waiting: {
        ...queues,
        crowd_obligations: obligations,
        changes,
        lifts: permissions.has('finance.write') ? lifts : 0,
        withdrawals_to_audit: withdrawals.to_audit,
        withdrawals_to_pay: withdrawals.to_pay,
        withdrawals_overdue: withdrawals.overdue,
      },
    }
  }

const listMoneyDays =
  ({ ledger }: OperatorNeeds): Handler<Calls['listMoneyDays']> =>
  async ({ db, clock, settings }, { days: count }) => {
    const { days, untilMs } = await ledger.operator.readMoneyDays(db, platformDay(clock(), settings.TIME_ZONE), count)
    return { list: days.map(presentMoneyDay), until_time: toSeconds(untilMs) }
  }

const listReconciliations =
  ({ payments }: OperatorNeeds): Handler<Calls['listReconciliations']> =>
  async ({ db }, { page, limit, provider }) => {
    const { rows, total } = await payments.operator.reconciliations.list(db, provider, {
      limit,
      offset: (page - 1) * limit,
    })
    return { list: rows.map(presentReconciliation), total, page, limit }
  }

const listReconciliationLines =
  ({ payments }: OperatorNeeds): Handler<Calls['listReconciliationLines']> =>
  async ({ db }, { page, limit, id, kind }) => {
    const found = await payments.operator.reconciliations.lines(db, id, kind, { limit, offset: (page - 1) * limit })
    return {
      reconciliation: presentReconciliation(found.of),
      list: found.rows.map(presentReconciliationLine),
      total: found.total,
      page,
      limit,
    }
  }

const requestReconciliation =
  ({ payments }: OperatorNeeds): Handler<Calls['askReconciliation']> =>
  async (context, { provider, day }) => {
    await carryOut(
      context,
      (tx) => payments.operator.reconciliations.request(tx, provider, day, context.caller.operatorId),
      () => ({ action: 'reconciliation.ask', target: `report ${provider} ${day}` }),
    )
    return {}
  }

const reconcileReport =
  ({ payments }: OperatorNeeds): Handler<Calls['reconcileReport']> =>
  async (context, { provider, day, report }) => {
    const { operatorId } = context.caller
    const row = await carryOut(
      context,
      (tx) => payments.operator.reconciliations.bring(tx, { provider, day, report, operatorId }),
      ({ id, matched, differing }) => ({
        action: 'reconciliation.report',
        target: `report ${provider} ${day}`,
        after: { id, matched, differing },
      }),
    )
    return { reconciliation: presentReconciliation(row) }
  }

/** Says why a line differs. What has to move for it moves by acts of its own. */
const settleDifference =
  ({ payments }: OperatorNeeds): Handler<Calls['settleDifference']> =>
  async (context, { id, reason }) => {
    const line = await carryOut(
      context,
      (tx) => payments.operator.reconciliations.settle(tx, id, context.caller.operatorId, reason),
      ({ kind, reference }) => ({
        action: 'reconciliation.settle',
        target: `difference ${id}`,
        reason,
        after: { kind, reference },
      }),
    )
    return { line: presentReconciliationLine(line) }
  }

export const financeHandlers = (needs: OperatorNeeds): Handlers<typeof financeOperatorCalls> => ({
  getMoneyWaiting: getMoneyWaiting(needs),
  listMoneyDays: listMoneyDays(needs),
  listReconciliations: listReconciliations(needs),
  listReconciliationLines: listReconciliationLines(needs),
  askReconciliation: requestReconciliation(needs),
  reconcileReport: reconcileReport(needs),
  settleDifference: settleDifference(needs),
})
