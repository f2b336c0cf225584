import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { reportHandlers } from './reports.ts'

/** What operators do about reports. */
export const bindReportsCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(reportsOperatorCalls, reportHandlers(needs)),
]
