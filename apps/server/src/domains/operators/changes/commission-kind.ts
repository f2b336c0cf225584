import type { RuleValues } from '@cliffhanger/rules/commission/rule-form.ts'
import * as z from 'zod/mini'
import { presentRuleValues, presentTerms, valuesOfRow } from '../present/commission.ts'
import type { Kind } from './kind.ts'

const ppm = z.object({
  vip_1: z.number(),
  vip_2: z.number(),
  video_1: z.number(),
  video_2: z.number(),
  fee_1: z.number(),
  fee_2: z.number(),
  cap: z.number(),
})
const proposal = z.object({
  fromMs: z.number(),
  operatorId: z.number(),
  ppm,
  goldValue: z.number(),
  waitDays: z.number(),
})

/** Base rates and limits of commission from a moment on. Where that is past when the second operator agrees it is refused with 4000: nothing holds backwards. */
export const commissionRuleChange: Kind = {
  permission: 'finance.write',
  subjectOf: () => 'commission',
  shownOf(wanted) {
    const { fromMs, ...values } = proposal.parse(wanted)
    return presentRuleValues(values satisfies RuleValues, fromMs)
  },
  async apply(tx, _context, { commission }, wanted) {
    const { before, after } = await commission.operator.setRule(tx, proposal.parse(wanted))
    return {
      target: `commission rule ${after.id}`,
      before: before && presentTerms(before),
      after: presentRuleValues(valuesOfRow(after), after.from_ms),
    }
  },
}
