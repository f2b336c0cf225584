import { linkItem, linkLimits } from '@cliffhanger/contract/chat/links.ts'
import type * as z from 'zod/mini'
import { partsOf } from './mentions.ts'

/** The preview of an address, as a message holds it. */
export type Link = Readonly<z.output<typeof linkItem>['link']>

/** Addresses in a text, without the signs of a sentence around them. */
export const addressPattern = /https?:\/\/[^\s<>"'，。！？、）】]*[^\s<>"'，。！？、）】.,;:!?)]/gu

/** The addresses in a text, in their order; what stands in a mention is a name. */
export const addressesIn = (text: string): string[] =>
  partsOf(text).flatMap((part) => ('whom' in part ? [] : [...part.text.matchAll(addressPattern)].map(([url]) => url)))

/** S-130: the address a text is previewed by, which is its first; undefined where it has none, or one that is too long. */
export const previewedAddress = (text: string): string | undefined =>
  addressesIn(text)
    .slice(0, 1)
    .find((url) => url.length <= linkLimits.url && URL.canParse(url))

const itemsOf = (contentText: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** The preview of the first address in what a message says, which stands last; undefined where it has none. */
export const linkOf = (contentText: string): Link | undefined => {
  const items = itemsOf(contentText)
  return items.length > 1 ? linkItem.safeParse(items.at(-1)).data?.link : undefined
}

/** The same message without its preview. */
export const withoutLink = (contentText: string): string =>
  linkOf(contentText) ? JSON.stringify(itemsOf(contentText).slice(0, -1)) : contentText

/** A message that has none with a preview. */
export const withLink = (contentText: string, link: Partial<Link> & Pick<Link, 'url'>): string =>
  JSON.stringify([...itemsOf(contentText), { link }])

/** The one way to write a text with a preview. Without `preview` it is how a device asks the server for one. */
export const linkedContent = (content: string, link: Partial<Link> & Pick<Link, 'url'>): string =>
  JSON.stringify([{ text: { content } }, { link }])

/** What the server vouches for: every word of it, and the picture. */
export const provenWords = ({ url, site, title, description, image, width, height, thumb_hash }: Link): string =>
  JSON.stringify([url, site, title, description, image, width, height, thumb_hash])

/** Signs that turn the direction of what follows, or are not seen at all. */
const hidden =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** What a page says, on one line: without signs that hide or turn anything, at most `max` characters, the last of them `…` where it says more. */
export function lineOfPage(text: string, max: number): string {
  const line = text.toWellFormed().replace(hidden, ' ').replace(/\s+/gu, ' ').trim()
  if (line.length <= max) return line
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(line.slice(0, max * 2))) {
    if (cut.length + segment.length >= max) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}
