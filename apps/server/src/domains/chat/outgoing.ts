import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { type Content, cardIn, filesIn, readContent } from '@cliffhanger/rules/chat/content.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { findUsers } from '../account/index.ts'
import type { ChatNeeds } from './needs.ts'
import { sentContent } from './queries/edits.ts'
import { viewableKeys } from './queries/files.ts'
import { findSent } from './queries/messages.ts'

type Sending = Pick<
  CallInput<typeof chatCalls.sendGroupMessage>,
  'local_id' | 'msg_type' | 'content_text' | 'ref_msg_id'
>
type Sent = CallData<typeof chatCalls.sendGroupMessage>

/** What became of a message, at its first time or now. */
interface Outcome {
  readonly msg_id: number
  readonly created_ms: number
  readonly review: 0 | 1 | 2
}

/** The answer to a send. */
export const sentReply = (
  stream: string,
  { local_id, msg_type }: Sending,
  { msg_id, created_ms, review }: Outcome,
  contentText: string,
): Sent => ({
  msg_id,
  local_id,
  conversation_id: stream,
  create_time: toSeconds(created_ms),
  msg_status: 'unread',
  is_review: review,
  ip: '',
  ip_addr: '',
  msg_type,
  content_text: contentText,
})

/** Reads and checks what a member wants to send: its shape (4000), that its files are theirs or stand in something they may read (5019),
 *  that a business card is somebody's. A card is written from the profile, never from what the client says. A repeat is recognised
 *  before any of these checks, because files go and profiles change (socket.md 3.2): it gets its first reply. */
export async function readOutgoing(
  { db, caller }: CallContext<'bearer'>,
  domains: ChatNeeds,
  stream: string,
  sending: Sending,
): Promise<{ readonly content: Content } | { readonly repeat: Sent }> {
  const { userId } = caller
  const content = readContent(sending.msg_type, sending.content_text) ?? refuseField('content_text')
  const { pollKey } = content
  if (content.fileKeys.length === 0 && content.cardOf === undefined && pollKey === undefined) return { content }

  const known = await findSent(db, stream, userId, sending.local_id)
  if (known) {
    const isSameContent =
      content.cardOf === undefined
        ? (await sentContent(db, known)) === content.contentText
        : cardIn(known.content_text) === content.cardOf
    if (known.msg_type !== sending.msg_type || known.ref_msg_id !== sending.ref_msg_id || !isSameContent)
      refuse('idempotencyKeyReused')
    const isSameKey =
      !pollKey || !known.poll || (known.poll.right === pollKey.right && known.poll.explanation === pollKey.explanation)
    if (!isSameKey) refuse('idempotencyKeyReused')
    return { repeat: sentReply(stream, sending, known, known.content_text) }
  }

  if (!(await maySendFiles())) refuse('fileNotUploaded')
  if (content.cardOf === undefined) return { content }
  const profile = (await findUsers(db, [content.cardOf])).get(content.cardOf) ?? refuseField('content_text')
  const { user_id, user_no, nick_name, avatar_url } = profile
  const card = { b_c: { user_id, user_no, nick_name, avatar_url } }
  const contentText = JSON.stringify([{ text: { content: '' } }, card])
  return { content: { ...content, contentText, fileKeys: filesIn(contentText) } }

  async function maySendFiles(): Promise<boolean> {
    if (content.fileKeys.length === 0 || (await domains.uploads.ownsFiles(db, userId, content.fileKeys))) return true
    const viewable = await viewableKeys(db, userId, content.fileKeys)
    const others = content.fileKeys.filter((key) => !viewable.has(key))
    return others.length === 0 || domains.uploads.ownsFiles(db, userId, others)
  }
}
