import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { type Content, cardIn, filesIn, readContent } from '@cliffhanger/rules/chat/content.ts'
import { linkOf, withoutLink } from '@cliffhanger/rules/chat/links.ts'
import { mayLoop } from '@cliffhanger/rules/chat/media-content.ts'
import { isSilent, withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { stickerContent, stickerIdIn } from '@cliffhanger/rules/chat/stickers.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import { findUsers } from '../account/index.ts'
import { type LinkTools, withPreview } from './links/attach-link.ts'
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
const sentReply = (
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

/** Who sends, here or in the job that sends for them. */
interface Sender {
  readonly db: CallContext<'bearer'>['db']
  readonly caller: Pick<CallContext<'bearer'>['caller'], 'userId'>
}

/** What reading a message works with. */
export interface Reading {
  readonly domains: ChatNeeds
  readonly links: LinkTools
}

/** Reads, checks and sends what a member sends. A repeat that comes at the same moment, for which the page of its link said something else or
 *  its sticker got another picture, is still one. */
export async function sendOutgoing(
  context: Sender,
  reading: Reading,
  stream: string,
  sending: Sending,
  send: (content: Content) => Promise<Outcome>,
): Promise<Sent> {
  const outgoing = await readOutgoing(context, reading, stream, sending)
  if ('repeat' in outgoing) return outgoing.repeat
  const { content } = outgoing
  try {
    return sentReply(stream, sending, await send(content), content.contentText)
  } catch (error) {
    const isOther = error instanceof Refusal && error.refusal === 'idempotencyKeyReused'
    if (!isOther || !(linkOf(sending.content_text) || sending.msg_type === 'sticker')) throw error
    const again = await readOutgoing(context, reading, stream, sending)
    if ('repeat' in again) return again.repeat
    throw error
  }
}

/** Reads and checks what a member wants to send: its shape (4000), that its files are theirs or stand in something they may read (5019),
 *  that a business card is somebody's, that a sticker is offered (5047). A card is written from the profile and a sticker from its pack, never
 *  from what the client says. A repeat is recognised before any of these checks, because files go and profiles, packs and pages change
 *  (socket.md 3.2): it gets its first reply. */
async function readOutgoing(
  { db, caller }: Sender,
  { domains, links }: Reading,
  stream: string,
  sending: Sending,
): Promise<{ readonly content: Content } | { readonly repeat: Sent }> {
  const { userId } = caller
  const content = readContent(sending.msg_type, sending.content_text) ?? refuseField('content_text')
  const { pollKey, link, cardOf, stickerId, loopKey } = content
  const isPlain = content.fileKeys.length === 0 && cardOf === undefined && stickerId === undefined
  if (isPlain && !pollKey && !link) return { content }

  const known = await findSent(db, stream, userId, sending.local_id)
  if (known) {
    const sent = await sentContent(db, known)
    if (known.msg_type !== sending.msg_type || known.ref_msg_id !== sending.ref_msg_id || !isSame(content, sent))
      refuse('idempotencyKeyReused')
    const isSameKey =
      !pollKey || !known.poll || (known.poll.right === pollKey.right && known.poll.explanation === pollKey.explanation)
    if (!isSameKey) refuse('idempotencyKeyReused')
    return { repeat: sentReply(stream, sending, known, known.content_text) }
  }

  // What the server writes comes with a sound or without one as its sender said (S-133).
  const asGiven = (contentText: string) => withSilence(contentText, isSilent(sending.content_text))
  const maySend = (keys: readonly string[]) => maySendFiles(db, domains.uploads, userId, keys)
  if (!(await maySend(content.fileKeys))) refuse('fileNotUploaded')
  if (loopKey !== undefined) await checkLoop(db, domains.uploads, loopKey)
  if (link) return { content: await withPreview(links, userId, { content, link }, maySend) }
  if (stickerId !== undefined) {
    const sticker = (await domains.stickers.findForSending(db, stickerId)) ?? refuse('stickerGone')
    return { content: { ...content, contentText: asGiven(stickerContent(sticker)) } }
  }
  if (cardOf === undefined) return { content }
  const profile = (await findUsers(db, [cardOf])).get(cardOf) ?? refuseField('content_text')
  const { user_id, user_no, nick_name, avatar_url } = profile
  const card = { b_c: { user_id, user_no, nick_name, avatar_url } }
  const contentText = asGiven(JSON.stringify([{ text: { content: '' } }, card]))
  return { content: { ...content, contentText, fileKeys: filesIn(contentText) } }
}

/** Whether these files are the member's, or stand in something they may read. */
export async function maySendFiles(
  db: Db,
  uploads: Pick<ChatNeeds['uploads'], 'ownsFiles'>,
  userId: number,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0 || (await uploads.ownsFiles(db, userId, keys))) return true
  const viewable = await viewableKeys(db, userId, keys)
  const others = keys.filter((key) => !viewable.has(key))
  return others.length === 0 || uploads.ownsFiles(db, userId, others)
}

/** Refuses 4000 with `content_text` what is no video of at most half a minute (S-151), by what this server knows of the file. */
export async function checkLoop(
  db: Db,
  uploads: Pick<ChatNeeds['uploads'], 'videoSeconds'>,
  key: string,
): Promise<void> {
  if (!mayLoop((await uploads.videoSeconds(db, key)) ?? 0)) refuseField('content_text')
}

/** Whether a message that was stored is what its sender gives again: what the server writes itself may have changed since. */
function isSame({ contentText, cardOf, stickerId, link }: Content, sent: string): boolean {
  if (cardOf !== undefined) return cardIn(sent) === cardOf
  if (stickerId !== undefined) return stickerIdIn(sent) === stickerId
  return (link ? withoutLink(sent) : sent) === contentText
}
