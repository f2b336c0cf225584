import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { type Content, readContent, type SendableType } from './content.ts'
import { type Link, linkOf, previewedAddress, withLink, withoutLink } from './links.ts'
import { textOf } from './message-content.ts'

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
  const list: unknown = JSON.parse(withoutLink(contentText))
  if (!Array.isArray(list)) return undefined
  const files = type === 'text' ? [] : list.slice(1)
  const plain = readContent(type, JSON.stringify([{ text: { content: text } }, ...files]))
  const address = addressAdded(contentText, text)
  const link = address === undefined ? linkOf(contentText) : added
  if (!plain || !link || previewedAddress(text) !== link.url) return plain
  return {
    ...plain,
    contentText: withLink(plain.contentText, link),
    fileKeys: [...plain.fileKeys, link.image].filter((key) => key !== ''),
  }
}
