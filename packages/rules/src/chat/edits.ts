import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { type Content, readContent, type SendableType } from './content.ts'
import { linkedContent, linkOf, previewedAddress } from './links.ts'
import { textContent, textOf } from './message-content.ts'

/** Kinds of messages that have a text of their member's own. */
const editable: ReadonlySet<MessageType> = new Set(['text', 'image', 'video', 'mixed'])

/** Whether a message of this kind has a text that can be changed. */
export const hasText = (type: MessageType): type is SendableType => editable.has(type)

/** A stored message with another text and the same files, and the preview of its address as long as that is still the first (S-130); undefined where that is no message of its kind, such as a text without words. */
export function withText(type: SendableType, contentText: string, text: string): Content | undefined {
  if (type === 'text') return withWords(contentText, text)
  const list: unknown = JSON.parse(contentText)
  if (!Array.isArray(list)) return undefined
  return readContent(type, JSON.stringify([{ text: { content: text } }, ...list.slice(1)]))
}

function withWords(contentText: string, text: string): Content | undefined {
  const plain = readContent('text', textContent(text))
  const link = linkOf(contentText)
  if (!plain || !link || previewedAddress(text) !== link.url) return plain
  return { ...plain, contentText: linkedContent(textOf(plain.contentText), link) }
}
