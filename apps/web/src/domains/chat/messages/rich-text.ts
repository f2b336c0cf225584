import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { addressPattern } from '@cliffhanger/rules/chat/links.ts'
import { partsOf } from '@cliffhanger/rules/chat/mentions.ts'

/** A stretch of a message as it is drawn. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly name: string; readonly whom: number | 'all' }
  | { readonly kind: 'emoji'; readonly emoji: Emoji }
  | { readonly kind: 'link'; readonly url: string }

const emojiName = /\[[^[\]\s]{1,20}\]/gu

/** Cuts a text where `pattern` finds something `toPart` knows. */
const cut = (text: string, pattern: RegExp, toPart: (found: string) => RichPart | undefined): RichPart[] => {
  const parts: RichPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const part = toPart(match[0])
    if (!part) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(part)
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** A text in parts: mentions (V-31), emoji of the platform's set by their names, addresses, and plain text. */
export const richParts = (text: string, emojis: ReadonlyMap<string, Emoji>): RichPart[] =>
  partsOf(text).flatMap((part): RichPart[] => {
    if ('whom' in part) return [{ kind: 'mention', ...part }]
    return cut(part.text, addressPattern, (url) => ({ kind: 'link', url })).flatMap((piece) =>
      piece.kind === 'text'
        ? cut(piece.text, emojiName, (name) => {
            const emoji = emojis.get(name)
            return emoji && { kind: 'emoji', emoji }
          })
        : [piece],
    )
  })
