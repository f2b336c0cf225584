import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { emojiHandlers } from './emoji.ts'

/** What operators do about emoji. */
export const bindEmojiCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(emojiOperatorCalls, emojiHandlers(needs)),
]
