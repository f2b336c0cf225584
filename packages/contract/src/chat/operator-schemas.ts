import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { id, seconds } from '../schema.ts'
import { messageTypes } from './schemas.ts'

/** A message as operators see it: what it said, when, and its files through addresses of their own. */
export const shownMessage = z.object({
  msg_id: id(),
  msg_type: z.literal(messageTypes),
  content_text: z.string(),
  create_time: seconds(),
  /** Addresses by object key, good for an hour; keys whose file is gone lead nowhere. */
  files: z.record(z.string(), z.string()),
})

/** A message that waits for review in a default group. */
export const waitingMessage = z.extend(shownMessage, {
  group: z.object({ group_id: id(), g_no: z.string(), group_name: z.string() }),
  sender: memberLine,
})

export type ShownMessage = z.output<typeof shownMessage>

export type WaitingMessage = z.output<typeof waitingMessage>
