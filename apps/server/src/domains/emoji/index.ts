import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { listEmoji } from './calls/list-emoji.ts'
import { createEmojiOperator, type EmojiOperator } from './operator.ts'
import { hasEmoji } from './queries.ts'

export interface EmojiDomain extends Domain {
  /** What operators do with the set. */
  readonly operator: EmojiOperator
  /** Whether the set has an emoji of this name. */
  isInSet(db: Db, name: string): Promise<boolean>
}

/** The pictures that stand for words such as `[smile]` in messages. */
export const createEmojiDomain = (context: ServerContext): EmojiDomain => ({
  calls: bindCalls(emojiCalls, { listEmoji }),
  operator: createEmojiOperator(context),
  isInSet: hasEmoji,
})
