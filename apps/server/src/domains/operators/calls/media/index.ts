import { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { mediaHandlers } from './media.ts'

/** What operators do about media. */
export const bindMediaCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(mediaOperatorCalls, mediaHandlers(needs)),
]
