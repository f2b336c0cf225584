import type { RuleValues } from '@cliffhanger/rules/commission/rule-form.ts'
import { monthSpan } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { countLines, findSale, listLines } from './queries/lines.ts'
import { countRules, insertRule, listRules, type RuleRow, ruleAt } from './queries/rules.ts'
import { listEarners, type Span, sumEarners } from './queries/statement.ts'

/** A rule as two operators agreed to it; `fromMs` 0: from now on. */
interface RuleDraft extends RuleValues {
  readonly fromMs: number
  /** Who asked for it. */
  readonly operatorId: number
}

/** What operators do about commission: they read it, and set the rates of later sales. Nothing here moves money. */
export const createCommissionOperator = ({ clock, settings }: Pick<ServerContext, 'clock' | 'settings'>) => ({
  rules: { list: listRules, count: countRules, at: ruleAt },
  /** Sets rates and limits from a moment on; refuses 4000 one that is past. Sales before it keep theirs. */
  async setRule(
    tx: Db,
    { fromMs, operatorId, ppm, goldValue, waitDays }: RuleDraft,
  ): Promise<{ readonly before: RuleRow | undefined; readonly after: RuleRow }> {
    const nowMs = clock()
    if (fromMs !== 0 && fromMs < nowMs) refuseField('from_time')
    const before = await ruleAt(tx, nowMs)
    const after = await insertRule(tx, {
      from_ms: fromMs === 0 ? nowMs : fromMs,
      vip_1_ppm: ppm.vip_1,
      vip_2_ppm: ppm.vip_2,
      video_1_ppm: ppm.video_1,
      video_2_ppm: ppm.video_2,
      fee_1_ppm: ppm.fee_1,
      fee_2_ppm: ppm.fee_2,
      cap_ppm: ppm.cap,
      gold_value: goldValue,
      wait_days: waitDays,
      operator_id: operatorId,
      created_ms: nowMs,
    })
    return { before, after }
  },
  lines: { list: listLines, count: countLines, findSale },
  statement: {
    list: listEarners,
    sum: sumEarners,
    spanOf: (month: string): Span => monthSpan(month, settings.TIME_ZONE),
  },
})

export type CommissionOperator = ReturnType<typeof createCommissionOperator>
