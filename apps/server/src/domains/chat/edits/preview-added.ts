import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { addressAdded, hasText } from '@cliffhanger/rules/chat/edits.ts'
import { type Link, previewedAddress } from '@cliffhanger/rules/chat/links.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { type LinkTools, readLink } from '../links/attach-link.ts'
import { findConversation } from '../queries/conversations.ts'
import { findMessage } from '../queries/messages.ts'

/** The preview of an address that comes into a text by its edit (S-130); undefined where none does. A page takes its time: this is asked before the
 *  conversation is locked. */
export async function previewAdded(
  links: LinkTools,
  { db, caller }: Pick<CallContext<'bearer'>, 'db' | 'caller'>,
  { chat_type, target_id, msg_id, text }: CallInput<typeof chatCalls.editMessage>,
): Promise<Link | undefined> {
  if (previewedAddress(text) === undefined) return undefined
  const conversation = await findConversation(db, caller.userId, chat_type, target_id)
  const row = conversation && (await findMessage(db, conversation.stream_id, msg_id))
  if (!row || row.is_gone || row.sender_id !== caller.userId || !hasText(row.msg_type)) return undefined
  const address = addressAdded(row.content_text, text)
  return address === undefined ? undefined : readLink(links, caller.userId, address)
}
