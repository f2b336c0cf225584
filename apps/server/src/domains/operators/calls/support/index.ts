import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { cannedAnswerHandlers } from './canned-answers.ts'
import { caseActHandlers } from './case-acts.ts'
import { caseHandlers } from './cases.ts'
import { supportFigureHandlers } from './figures.ts'
import { supportHoursHandlers } from './hours.ts'

/** What operators do about cases of customer service. */
export const bindSupportCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(caseOperatorCalls, { ...caseHandlers(needs), ...caseActHandlers(needs) }),
  ...bindCalls(supportOperatorCalls, {
    ...cannedAnswerHandlers(needs),
    ...supportHoursHandlers(needs),
    ...supportFigureHandlers(needs),
  }),
]
