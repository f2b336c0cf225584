import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import { databaseOf } from '../../platform/local-database.ts'
import { privateConversation } from './conversation.ts'
import { outboxState } from './outbox-store.ts'

/** A version 4 UUID; `crypto.randomUUID` does not exist on pages without https. */
const newLocalId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Puts a text into the outbox (S-36): it is shown at once and sent by the tab that holds the connection. */
export const sendText = async (myId: number, peerId: number, text: string, replyTo: number): Promise<void> => {
  await databaseOf(myId).outbox.add({
    local_id: newLocalId(),
    conversation_id: privateConversation(myId, peerId),
    target_id: peerId,
    content_text: textContent(text),
    ref_msg_id: replyTo,
    create_time: Math.floor(Date.now() / 1000),
    state: 'loading',
    refusal_code: 0,
  })
}

/** S-38: sends a failed message again, under its own local_id. */
export const resend = async (myId: number, localId: string): Promise<void> => {
  await databaseOf(myId)
    .outbox.where('local_id')
    .equals(localId)
    .modify((row) => {
      row.state = messageStateAfter(outboxState(row), 'resent')
      row.refusal_code = 0
    })
}

/** Gives up a message that failed. One that is on its way again stays. */
export const discard = async (myId: number, localId: string): Promise<void> => {
  await databaseOf(myId)
    .outbox.where('local_id')
    .equals(localId)
    .and((row) => outboxState(row) === 'failed')
    .delete()
}
