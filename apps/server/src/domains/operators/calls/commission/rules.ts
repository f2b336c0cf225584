import type { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { readRule } from '@cliffhanger/rules/commission/rule-form.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentRule, presentTerms } from '../../present/commission.ts'
import { operatorNames } from '../../present/payments/payments.ts'

type Calls = typeof commissionOperatorCalls

const listCommissionRules =
  ({ commission }: OperatorNeeds): Handler<Calls['listCommissionRules']> =>
  async ({ db, clock }, { page, limit }) => {
    const { rules } = commission.operator
    const nowMs = clock()
    const rows = await rules.list(db, { limit, offset: (page - 1) * limit })
    const running = await rules.at(db, nowMs)
    const nameOf = await operatorNames(
      db,
      rows.map(({ operator_id: id }) => id),
    )
    return {
      list: rows.map((row) => presentRule(row, { runningId: running?.id ?? 0, nowMs, nameOf })),
      total: await rules.count(db),
      page,
      limit,
    }
  }

/** Rates are money, so whoever asks for them waits for a second operator. What gives too much or is past is refused before anybody reads it. */
const planCommissionRule =
  (needs: OperatorNeeds): Handler<Calls['planCommissionRule']> =>
  (context, { reason, from_time: fromTime, ...form }) =>
    context.db.transaction(async (tx) => {
      const read = readRule(form)
      if ('wrong' in read) return refuseField(read.wrong)
      const fromMs = fromTime * 1000
      if (fromMs !== 0 && fromMs < context.clock()) refuseField('from_time')
      const { operatorId } = context.caller
      const now = await needs.commission.operator.rules.at(tx, context.clock())
      const requested = await requestApproval(tx, context, needs, {
        kind: 'commission.rule',
        proposal: { ...read.values, fromMs, operatorId },
        base: now && presentTerms(now),
        reason,
      })
      return { change: await presentChange(tx, requested) }
    })

export const ruleHandlers = (needs: OperatorNeeds) => ({
  listCommissionRules: listCommissionRules(needs),
  planCommissionRule: planCommissionRule(needs),
})
