import * as z from 'zod/mini'
import { event } from '../event.ts'
import { id } from '../schema.ts'
import { conversationId } from './schemas.ts'

/** What somebody is doing in a conversation at this moment; `stopped`: neither any more. */
export const typingState = z.enum(['typing', 'recording', 'stopped'])
export type TypingState = z.output<typeof typingState>

/** A device says again what its member is doing after this time, in milliseconds. */
export const typingRepeatMs = 4000

/** Who said nothing more for this long is doing nothing any more. */
export const typingEndsMs = 6000

/** Groups up to this size hear who is typing in them. */
export const typingGroupMax = 200

/** Somebody is typing or recording; nothing of it is stored anywhere (S-117). */
export const typing = event({
  action: 'typing',
  stream: 'transient',
  data: z.object({ conversation_id: conversationId(), user_id: id(), doing: typingState }),
})
