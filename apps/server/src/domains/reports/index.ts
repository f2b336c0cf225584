import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { fileReport } from './calls/file-report.ts'
import type { ReportsNeeds } from './needs.ts'
import { createReportsOperator, type ReportsOperator } from './operator.ts'

export type { Evidence } from './evidence.ts'
export { type ReportRow, usedByReports } from './queries.ts'

export interface ReportsDomain extends Domain {
  /** What operators do with reports. */
  readonly operator: ReportsOperator
}

/** Reports of members about members, groups and messages, and what they say about the product. */
export function createReportsDomain(context: ServerContext, domains: ReportsNeeds): ReportsDomain {
  return {
    calls: bindCalls(reportsCalls, { fileReport }),
    operator: createReportsOperator(context, domains),
  }
}
