import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { count, empty, id, text } from '../schema.ts'
import { conversationId } from './schemas.ts'

/** Most drafts a device is told of when it starts, the newest first. */
export const draftsListed = 500

/** What a member typed in a conversation and did not send; `text` '' and no answered message: nothing any more. `saved_ms` is when it was typed,
 *  and decides which of two devices is right (S-119). */
export const draft = z.object({
  conversation_id: conversationId(),
  text: z.string(),
  ref_msg_id: count(),
  saved_ms: count(),
})
export type DraftData = z.output<typeof draft>

export const draftCalls = {
  saveDraft: call({
    id: 'draft-save',
    method: 'POST',
    path: '/api/v6/Draft/save',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      conversation_id: conversationId(),
      text: text(0, 5000),
      ref_msg_id: z._default(count(), 0),
      saved_ms: id(),
    }),
    data: draft,
    errors: ['notFound'],
    quiet: true,
    summary: 'Keeps what I typed in a conversation for my other devices; answers the newest of them',
  }),
  listDrafts: call({
    id: 'draft-list',
    method: 'GET',
    path: '/api/v6/Draft/list',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: z.object({ list: z.array(draft) }),
    errors: [],
    quiet: true,
    summary: 'What I typed in my conversations and did not send, the newest first',
  }),
} as const

/** One of the member's devices typed, sent or deleted a draft. Whoever misses it has the list. */
export const draftSaved = event({ action: 'draft', stream: 'transient', data: draft })
