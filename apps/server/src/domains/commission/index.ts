import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import type { CommissionFigures } from '../teams/index.ts'
import { explainCommission, getCommission, getIncome, listIncome, listIncomeDays } from './calls/read-income.ts'
import { startCommissionJobs, tendCommission } from './jobs.ts'
import type { CommissionNeeds } from './needs.ts'
import { type CommissionOperator, createCommissionOperator } from './operator.ts'
import { commissionFigures } from './queries/figures.ts'

export type { LineFilter, LineRow } from './queries/lines.ts'
export type { RuleRow } from './queries/rules.ts'
export type { MovedRow } from './queries/statement.ts'

export interface CommissionDomain extends Domain, CommissionFigures {
  /** Income of the caller line by line, and in sums, for domains that show parts of it. */
  readonly listIncome: typeof listIncome
  readonly getIncome: typeof getIncome
  /** What commission in a member's bill was reckoned from. */
  readonly explainCommission: typeof explainCommission
  /** What operators read of commission, and the rates they set. */
  readonly operator: CommissionOperator
  /** One round of what nobody asks for: new and changed sales, and commission that is settled. */
  tend(signal?: AbortSignal): Promise<void>
}

/** What members earn on purchases of whom they invited (S-100), and what all their income comes to. */
export const createCommissionDomain = (context: ServerContext, domains: CommissionNeeds): CommissionDomain => ({
  ...commissionFigures,
  listIncome,
  getIncome,
  explainCommission,
  operator: createCommissionOperator(context),
  tend: (signal) => tendCommission(context, domains, signal),
  calls: bindCalls(commissionCalls, {
    getCommission: getCommission(domains),
    listIncome,
    getIncome,
    listIncomeDays,
  }),
  start: () => startCommissionJobs(context, domains),
})
