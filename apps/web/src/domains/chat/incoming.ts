import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { ignoreQuietly } from '../../platform/call-failure.ts'
import { call } from '../../platform/client.ts'
import type { SessionRow } from '../../platform/local-database.ts'
import { hrefTo } from '../../platform/paths.ts'
import { callQuery, queryClient } from '../../platform/queries.ts'
import { showCard } from '../../ui/push-card.tsx'
import { lineOf } from './message-line.ts'
import { isReadAnywhere } from './reading.ts'
import { mayRing, ring } from './sound.ts'

/** Messages one receipt may name. */
const receiptMax = 200

let unconfirmed: number[] = []

/** Tells the server what is stored on this device, many messages at a time (S-40). A lost receipt is no loss: heads and
 *  the next receipt move the same mark. */
const confirmReceived = (messageId: number): void => {
  unconfirmed.push(messageId)
  if (unconfirmed.length > 1) return
  queueMicrotask(() => {
    const ids = unconfirmed
    unconfirmed = []
    for (let first = 0; first < ids.length; first += receiptMax) {
      call(chatCalls.receivePrivateMessages, { msg_ids: ids.slice(first, first + receiptMax) }).catch(ignoreQuietly)
    }
  })
}

const ask = callQuery(accountCalls.getAccount, {})
const silent: Pick<MemberSetting, 'disturb' | 'stopAudio' | 'stopNewMsg'> = { disturb: 1, stopAudio: 1, stopNewMsg: 1 }

/** My switches as last heard; silence until they are known. */
const settings = (): typeof silent => queryClient.getQueryData(ask.queryKey)?.setting ?? silent

/** Asks for my switches once, so that the first message finds them. */
export const prepareIncoming = (): void => {
  queryClient.prefetchQuery(ask).catch(ignoreQuietly)
}

/** The chat list shows the message itself. */
const isListShown = (): boolean => location.hash.startsWith(hrefTo('chats'))

/** What a stored message of the other side sets off: the receipt, the sound (S-60) and the card (S-61). */
export const announceIncoming = (message: Message, session: SessionRow): void => {
  confirmReceived(message.msg_id)
  const { disturb, stopAudio, stopNewMsg } = settings()
  const isOpen = isReadAnywhere(message.conversation_id)
  const isMuted = session.disturbing === 1
  if (mayRing({ isOpen, isMine: false, isMuted, disturb, stopAudio })) ring()
  if (isOpen || isListShown() || isMuted || disturb === 1 || stopNewMsg === 1) return
  const title = session.chat_name || session.nick_name
  const link = hrefTo('chat', { friend_idx: session.chat_id, nick_name: title, avatar_url: session.chat_face })
  showCard({ title, text: lineOf(message), imageUrl: session.chat_face, link })
}
