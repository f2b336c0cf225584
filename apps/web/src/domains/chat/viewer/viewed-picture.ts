import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { isPictured, type MediaContent, mediaOf, type PicturedItem } from '@cliffhanger/rules/chat/media-content.ts'

/** A picture or video that is looked at large, with what stands around it. */
export interface ViewedPicture {
  /** The same for the same file of a message, also when others come before it. */
  readonly key: string
  readonly item: PicturedItem
  /** The message it belongs to; 0: on its way, or shown away from its chat. */
  readonly messageId: number
  /** Nobody has to look at the message first: it may be passed on. */
  readonly isForAll: boolean
  /** What was written with it. */
  readonly caption: string
  /** Who sent it, where that is known without a look at the chat. */
  readonly senderName?: string | undefined
  /** 0: not known. */
  readonly senderId: number
  readonly sentMs: number | undefined
}

type Around = Partial<Pick<ViewedPicture, 'messageId' | 'isForAll' | 'senderId' | 'senderName' | 'sentMs'>>

/** Pictures and videos of one message, by its key. */
export const viewedOf = (
  key: string,
  { text, items }: MediaContent,
  { messageId = 0, isForAll = false, senderId = 0, senderName, sentMs }: Around = {},
): ViewedPicture[] =>
  items.filter(isPictured).map((item, index) => ({
    key: `${key} ${index}`,
    item,
    messageId,
    isForAll,
    caption: text,
    senderId,
    senderName,
    sentMs,
  }))

/** The same of a message as it is stored. */
export const viewedOfMessage = ({
  msg_id,
  content_text,
  sender_id,
  create_time,
  is_review,
}: Message): ViewedPicture[] =>
  viewedOf(String(msg_id), mediaOf(content_text), {
    messageId: msg_id,
    isForAll: is_review === reviewStates.approved,
    senderId: sender_id,
    sentMs: create_time * 1000,
  })
