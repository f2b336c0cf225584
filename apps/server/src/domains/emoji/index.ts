import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { listEmoji } from './calls/list-emoji.ts'
import { createEmojiEditing, type EmojiEditing } from './edit-emoji.ts'

export type { EmojiEditing } from './edit-emoji.ts'

export interface EmojiDomain extends Domain {
  readonly editing: EmojiEditing
}

/** The pictures that stand for words such as `[smile]` in messages. */
export const createEmojiDomain = (context: ServerContext): EmojiDomain => ({
  calls: bindCalls(emojiCalls, { listEmoji }),
  editing: createEmojiEditing(context),
})
