import * as z from 'zod/mini'
import { conversationId } from '../chat/schemas.ts'
import { event } from '../event.ts'
import { id } from '../schema.ts'

/** A message was translated into the language of its recipient. Ours: the documents let the sender's client translate. It
 *  tells open chats only; a client that missed it finds `trans` and `lang` in the text item of the message in a list or a pull. */
export const messageTranslated = event({
  action: 'msg_translated',
  stream: 'transient',
  data: z.object({ conversation_id: conversationId(), msg_id: id(), text: z.string(), lang: z.string() }),
})
