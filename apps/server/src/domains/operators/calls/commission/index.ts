import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { lineHandlers } from './lines.ts'
import { ruleHandlers } from './rules.ts'
import { statementHandlers } from './statement.ts'

/** What operators read of commission, and the rates of later sales. */
export const bindCommissionCalls = (needs: OperatorNeeds): readonly BoundCall[] =>
  bindCalls(commissionOperatorCalls, { ...ruleHandlers(needs), ...lineHandlers(needs), ...statementHandlers(needs) })
