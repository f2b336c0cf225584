import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { pushCard } from '@cliffhanger/contract/notices/events.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { isQuietAt } from '@cliffhanger/rules/chat/quiet.ts'
import { isSilent } from '@cliffhanger/rules/chat/silent.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { translate } from '../../../platform/texts.ts'
import { showCard } from '../../../ui/notifications/push-card.tsx'
import { describeLine } from '../conversations/describe-line.ts'
import { isReadAnywhere } from '../conversations/reading.ts'
import { answerOf } from '../outbox/answer-card.ts'
import type { SessionRow } from '../storage/rows.ts'
import { chatLink } from './chat-link.ts'
import { mayRing, ring } from './sound.ts'

/** Messages one receipt may name. */
const receiptMax = 200

let unconfirmed: Message[] = []

/** Tells the server what is stored on this device, many messages at a time (S-40): private ones by their ids, those of a
 *  group by the newest. A lost receipt is no loss: heads and the next receipt move the same mark. */
const confirmReceived = (message: Message): void => {
  unconfirmed.push(message)
  if (unconfirmed.length > 1) return
  queueMicrotask(() => {
    const messages = unconfirmed
    unconfirmed = []
    const ofGroups = Map.groupBy(messages.filter(isOfGroup), ({ target_id }) => target_id)
    for (const [group_id, each] of ofGroups) {
      const msg_id = Math.max(...each.map((one) => one.msg_id))
      call(chatCalls.receiveGroupMessages, { group_id, msg_id }).catch(ignoreQuietly)
    }
    const ids = messages.filter((each) => !isOfGroup(each)).map(({ msg_id }) => msg_id)
    for (let first = 0; first < ids.length; first += receiptMax) {
      call(chatCalls.receivePrivateMessages, { msg_ids: ids.slice(first, first + receiptMax) }).catch(ignoreQuietly)
    }
  })
}

const isOfGroup = ({ chat_type }: Message): boolean => chat_type === 'group'

const request = callQuery(accountCalls.getAccount, {})
const silent: Pick<MemberSetting, 'disturb' | 'stopAudio' | 'stopNewMsg'> = { disturb: 1, stopAudio: 1, stopNewMsg: 1 }

/** My switches as last heard; silence until they are known. */
const settings = (): typeof silent => queryClient.getQueryData(request.queryKey)?.setting ?? silent

/** Asks for my switches once, so that the first message finds them. */
export const prepareIncoming = (): void => {
  queryClient.prefetchQuery(request).catch(ignoreQuietly)
}

/** The chat list shows the message itself. */
const isListShown = (): boolean => location.hash.startsWith(hrefTo('chats'))

interface Announced {
  readonly myId: number
  readonly message: Message
  readonly session: SessionRow
  /** Who wrote it in a group; '' elsewhere. */
  readonly senderName: string
  readonly isMentioned: boolean
  /** I may write there at once. */
  readonly canAnswer: boolean
}

/** What a stored message of somebody else sets off: the receipt, the sound (S-60) and the card (S-61). */
export const announceIncoming = ({ myId, message, session, senderName, isMentioned, canAnswer }: Announced): void => {
  confirmReceived(message)
  const { disturb, stopAudio, stopNewMsg } = settings()
  const isOpen = isReadAnywhere(message.conversation_id)
  const isMuted = isQuietAt(session, serverNowMs())
  const isRung = { isOpen, isMine: false, isMuted, isSilent: isSilent(message.content_text), disturb, stopAudio }
  if (mayRing(isRung)) ring()
  if (isOpen || isListShown() || isMuted || disturb === 1 || stopNewMsg === 1) return
  const line = describeLine(lineKindOf(message), lineOf(message), translate)
  const words = senderName === '' ? line : `${senderName}: ${line}`
  const text = isMentioned ? `${translate('chat.mentionMark')} · ${words}` : words
  const title = session.chat_name || session.nick_name
  const reply = canAnswer ? answerOf(myId, message) : undefined
  showCard({ title, text, imageUrl: session.chat_face, link: chatLink(session), reply })
}

/** What I was told besides messages is shown as a card, unless I want none (S-61). One that leads nowhere leads to my messages. */
export const handlePushCard = ({ data }: TransientFrame): void => {
  const card = pushCard.data.safeParse(data).data
  const { disturb, stopNewMsg } = settings()
  if (!card || disturb === 1 || stopNewMsg === 1) return
  const { title, content: text, image: imageUrl, link } = card
  showCard({ title, text, imageUrl, link: link.startsWith('/') ? `#${link}` : hrefTo('message') })
}
