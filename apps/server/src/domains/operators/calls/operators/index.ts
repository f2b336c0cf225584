import { listCalls } from '@cliffhanger/contract/operators/list-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { changeHandlers } from './changes.ts'
import { listHandlers } from './lists.ts'
import { ownAccountHandlers } from './own-account.ts'
import { setupHandlers } from './setup.ts'
import { signInHandlers } from './sign-in.ts'
import { staffHandlers } from './staff.ts'
import { waitingHandlers } from './waiting.ts'

/** What operators do about themselves: signing in, their staff and what waits for them. */
export const bindOperatorsCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(staffCalls, {
    ...signInHandlers,
    ...setupHandlers,
    ...ownAccountHandlers,
    ...staffHandlers(needs),
    ...changeHandlers(needs),
  }),
  ...bindCalls(listCalls, listHandlers),
  ...bindCalls(waitingCalls, waitingHandlers(needs)),
]
