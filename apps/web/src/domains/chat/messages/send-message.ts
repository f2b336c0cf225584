import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { type Link, linkedContent } from '@cliffhanger/rules/chat/links.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import type { Card } from '@cliffhanger/rules/chat/preview.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { isOnline } from '../../../platform/server/network.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { newUuid } from '../../../platform/uuid.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { outboxState, withWaiting } from '../outbox/outbox-state.ts'
import type { SentMessageType } from '../storage/rows.ts'

/** How something is sent: without a sound (S-133), or at a time in ms (S-134). */
export interface HowSent {
  readonly isSilent?: boolean
  readonly atMs?: number
}

/** What is sent: its kind, its content, and the message it answers. */
interface Sent {
  readonly type: SentMessageType
  readonly contentText: string
  readonly replyTo?: number
}

/** Puts a message into the outbox (S-36): it is shown at once and sent by the tab that holds the connection. */
export const sendMessage = async (
  myId: number,
  { id, targetId }: Conversation,
  { type, contentText, replyTo = 0 }: Sent,
): Promise<void> => {
  await databaseOf(myId).outbox.add({
    local_id: newUuid(),
    conversation_id: id,
    target_id: targetId,
    msg_type: type,
    content_text: contentText,
    ref_msg_id: replyTo,
    create_time: toSeconds(Date.now()),
    asked_ms: Date.now(),
    state: 'loading',
    refusal_code: 0,
  })
}

/** The preview a text is to have: its address, with what is known of its page, which is drawn until the server says what it found. */
export type WantedLink = Partial<Link> & Pick<Link, 'url'>

/** What goes with a text besides its words. */
export interface TextExtras extends Pick<HowSent, 'isSilent'> {
  readonly replyTo?: number
  /** The preview it is to have; left out where there is none. */
  readonly link?: WantedLink
}

export const sendText = (
  myId: number,
  conversation: Conversation,
  text: string,
  { replyTo = 0, link, isSilent = false }: TextExtras = {},
): Promise<void> => {
  const contentText = withSilence(link ? linkedContent(text, link) : textContent(text), isSilent)
  return sendMessage(myId, conversation, { type: 'text', contentText, replyTo })
}

/** Content of a message that shows somebody's card. */
export const cardContent = (card: Card): string => JSON.stringify([{ text: { content: '' } }, { b_c: card }])

/** S-38: sends a failed message again, under its own local_id. */
export const resend = async (myId: number, localId: string): Promise<void> => {
  await databaseOf(myId)
    .outbox.where('local_id')
    .equals(localId)
    .modify((row) => {
      row.state = messageStateAfter(outboxState(row), 'resent')
      row.asked_ms = Date.now()
      row.refusal_code = 0
      row.attempts = 0
      row.retry_ms = 0
    })
}

/** Gives up a message that failed, or waits to be sent. One that is on its way for the first time stays. */
export const discard = async (myId: number, localId: string): Promise<void> => {
  const database = databaseOf(myId)
  await database.transaction('rw', database.outbox, async () => {
    const requested = await database.outbox.where('local_id').equals(localId).first()
    if (!requested) return
    const rows = await database.outbox.where('conversation_id').equals(requested.conversation_id).sortBy('order')
    const row = withWaiting(rows, isOnline()).find(({ local_id }) => local_id === localId)
    if (row?.state === 'failed' || row?.isWaiting) await database.outbox.where('local_id').equals(localId).delete()
  })
}
