import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { noticeHandlers } from './notices.ts'

/** What operators do about notices. */
export const bindNoticesCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(noticesOperatorCalls, noticeHandlers(needs)),
]
