import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { listEmoji } from './calls/list-emoji.ts'
import { createEmojiOperator, type EmojiOperator } from './operator.ts'

export interface EmojiDomain extends Domain {
  /** What operators do with the set. */
  readonly operator: EmojiOperator
}

/** The pictures that stand for words such as `[smile]` in messages. */
export const createEmojiDomain = (context: ServerContext): EmojiDomain => ({
  calls: bindCalls(emojiCalls, { listEmoji }),
  operator: createEmojiOperator(context),
})
