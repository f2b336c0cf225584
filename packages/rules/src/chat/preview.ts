import { cardItem, type MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import * as z from 'zod/mini'
import { isLoop, type MediaContent, mediaOf } from './media-content.ts'
import { withPlainMentions } from './mentions.ts'
import { fileLineOf, textOf } from './message-content.ts'
import { type Poll, pollIn } from './polls.ts'
import { type SentSticker, stickerIn } from './stickers.ts'

/** Somebody's business card. */
export type Card = z.output<typeof cardItem>['b_c']

const transferItem = z.object({
  r_p: z.object({
    transfer_id: z.int(),
    coin_code: z.string(),
    amount: z.union([z.string(), z.number()]),
    remark: z._default(z.string(), ''),
  }),
})
/** Money that was sent in a chat. */
export type Transfer = z.output<typeof transferItem>['r_p']

const noticeItem = z.object({
  sys_notice: z.object({
    action: z.string(),
    operator_id: z._default(z.int(), 0),
    operator_name: z._default(z.string(), ''),
    members: z._default(z.array(z.object({ user_id: z.int(), nick_name: z.string() })), []),
    text: z._default(z.string(), ''),
  }),
})
/** What the server tells inside a conversation: clients word it by `action`, `text` serves those who cannot. */
export type Notice = z.output<typeof noticeItem>['sys_notice']

const translatedItem = z.object({ text: z.object({ trans: z.string() }) })

/** What a message holds, as it is shown. */
export type MessageBody =
  /** `translation`: what the platform made of it on the way; '' where it did not. */
  | { readonly kind: 'text'; readonly text: string; readonly translation: string }
  | { readonly kind: 'media'; readonly content: MediaContent }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'poll'; readonly question: string; readonly poll: Poll }
  | { readonly kind: 'sticker'; readonly sticker: SentSticker }
  | { readonly kind: 'transfer'; readonly transfer: Transfer }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** Of a kind, or in a form, this version does not know. */
  | { readonly kind: 'unreadable' }

const unreadable: MessageBody = { kind: 'unreadable' }

const itemsOf = (contentText: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** Reads a message; what cannot be read is `unreadable`, never an error. */
export function bodyOf({ msg_type, content_text }: { msg_type: MessageType; content_text: string }): MessageBody {
  switch (msg_type) {
    case 'text': {
      const text = textOf(content_text)
      if (text === '') return unreadable
      const translated = translatedItem.safeParse(itemsOf(content_text)[0])
      return { kind: 'text', text, translation: translated.success ? translated.data.text.trans : '' }
    }
    case 'image':
    case 'video':
    case 'audio':
    case 'mixed': {
      const content = mediaOf(content_text)
      return content.items.length > 0 ? { kind: 'media', content } : unreadable
    }
    case 'b_c': {
      const card = cardItem.safeParse(itemsOf(content_text)[1])
      return card.success ? { kind: 'card', card: card.data.b_c } : unreadable
    }
    case 'poll': {
      const poll = pollIn(content_text)
      return poll ? { kind: 'poll', question: textOf(content_text), poll } : unreadable
    }
    case 'sticker': {
      const sticker = stickerIn(content_text)
      return sticker ? { kind: 'sticker', sticker } : unreadable
    }
    case 'r_p': {
      const transfer = transferItem.safeParse(itemsOf(content_text)[1])
      return transfer.success ? { kind: 'transfer', transfer: transfer.data.r_p } : unreadable
    }
    case 'sys_notice': {
      const notice = noticeItem.safeParse(itemsOf(content_text)[1])
      return notice.success ? { kind: 'notice', notice: notice.data.sys_notice } : unreadable
    }
    default:
      return msg_type satisfies never
  }
}

/** What a message is called where it is one line: its type, or `loop` where its film plays over and over (S-151). */
export type LineKind = MessageType | 'loop'

export const lineKindOf = ({ msg_type, content_text }: { msg_type: MessageType; content_text: string }): LineKind =>
  (msg_type === 'video' || msg_type === 'mixed') && mediaOf(content_text).items.some(isLoop) ? 'loop' : msg_type

/** Longest line of a preview in characters. */
const lineMax = 100

/** The words of a message on one line: its text with mentions as @name, whose card or what amount it is, what the server
 *  tells; '' for files without a word. Which kind it is, is said besides. */
export function lineOf(message: { msg_type: MessageType; content_text: string }): string {
  const body = bodyOf(message)
  const words = (): string => {
    switch (body.kind) {
      case 'text':
        return withPlainMentions(body.text)
      case 'media':
        return `${fileLineOf(message.content_text)} ${withPlainMentions(body.content.text)}`
      case 'card':
        return body.card.nick_name
      case 'poll':
        return withPlainMentions(body.question)
      case 'sticker':
        return body.sticker.emoji
      case 'transfer':
        return `${body.transfer.amount} ${body.transfer.coin_code}`
      case 'notice':
        return body.notice.text
      case 'unreadable':
        return ''
      default:
        return body satisfies never
    }
  }
  return Array.from(words().replace(/\s+/g, ' ').trim()).slice(0, lineMax).join('')
}
