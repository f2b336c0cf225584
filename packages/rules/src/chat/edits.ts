import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { type Content, readContent, type SendableType } from './content.ts'
import { type Link, linkedContent, linkOf, previewedAddress } from './links.ts'
import { textContent, textOf } from './message-content.ts'

/** Kinds of messages that have a text of their member's own. */
const editable: ReadonlySet<MessageType> = new Set(['text', 'image', 'video', 'mixed'])

/** Whether a message of this kind has a text that can be changed. */
export const hasText = (type: MessageType): type is SendableType => editable.has(type)

/** The address that comes to be the first of a text by an edit, which brings its preview (S-130). Undefined where it was that before: its member may
 *  have taken the preview away. */
export const addressAdded = (contentText: string, text: string): string | undefined => {
  const address = previewedAddress(text)
  return address === previewedAddress(textOf(contentText)) ? undefined : address
}

/** A stored message with another text and the same files, and the preview of its address as long as that is still the first (S-130), or `added`, that of
 *  one that has come into it; undefined where that is no message of its kind, such as a text without words. */
export function withText(type: SendableType, contentText: string, text: string, added?: Link): Content | undefined {
  if (type === 'text') return withWords(contentText, text, added)
  const list: unknown = JSON.parse(contentText)
  if (!Array.isArray(list)) return undefined
  return readContent(type, JSON.stringify([{ text: { content: text } }, ...list.slice(1)]))
}

function withWords(contentText: string, text: string, added: Link | undefined): Content | undefined {
  const plain = readContent('text', textContent(text))
  const address = addressAdded(contentText, text)
  const link = address === undefined ? linkOf(contentText) : added
  if (!plain || !link || previewedAddress(text) !== link.url) return plain
  return {
    ...plain,
    contentText: linkedContent(textOf(plain.contentText), link),
    fileKeys: link.image === '' ? [] : [link.image],
  }
}
