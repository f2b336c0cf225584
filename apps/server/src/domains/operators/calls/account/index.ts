import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { memberOperatorCalls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { coolingOffHandlers } from './cooling-offs.ts'
import { memberNoteHandlers } from './member-notes.ts'
import { memberPageHandlers } from './member-page.ts'
import { memberHandlers } from './members.ts'
import { outboxHandlers } from './outbox.ts'
import { realNameHandlers } from './real-names.ts'

/** What operators do about members and their accounts. */
export const bindAccountCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(accountOperatorCalls, { ...memberHandlers(needs), ...outboxHandlers(needs) }),
  ...bindCalls(memberOperatorCalls, { ...memberPageHandlers(needs), ...memberNoteHandlers(needs) }),
  ...bindCalls(coolingOffOperatorCalls, coolingOffHandlers(needs)),
  ...bindCalls(realNameOperatorCalls, realNameHandlers(needs)),
]
