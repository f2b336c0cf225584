import { linkLimits } from '@cliffhanger/contract/chat/links.ts'
import { lineOfPage } from '@cliffhanger/rules/chat/links.ts'
import sanitizeHtml, { type Attributes } from 'sanitize-html'
import type { PageAnswer } from '../../../platform/outgoing/read-page.ts'

/** What a page says about itself (S-130); '' for what it does not say. */
interface PageFacts {
  readonly title: string
  readonly description: string
  /** Where its picture stands. */
  readonly image: URL | undefined
}

const titles = ['og:title', 'twitter:title'] as const
const descriptions = ['og:description', 'twitter:description'] as const
const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'] as const

/** Reads Open Graph, the cards of Twitter and the title of a page, and nothing else of it. */
export function pageFacts(page: Pick<PageAnswer, 'url' | 'charset' | 'body'>): PageFacts {
  const { named, title } = headOf(textOf(page))
  const first = (names: readonly string[]) =>
    names.map((name) => named.get(name) ?? '').find((text) => text !== '') ?? ''
  const image = first(images)
  return {
    title: lineOfPage(first(titles) || title, linkLimits.title),
    description: lineOfPage(first(descriptions), linkLimits.description),
    image: (image !== '' && URL.parse(image, page.url.href)) || undefined,
  }
}

/** Elements that are looked at: a page of nothing but elements holds up nobody. */
const tagsMax = 2000
const enough = new Error('all that matters of the page was read')

/** What its meta elements name, the first of each name, and what its title element says. */
function headOf(html: string): { readonly named: ReadonlyMap<string, string>; readonly title: string } {
  const named = new Map<string, string>()
  let titlesSeen = 0
  let tagsSeen = 0
  let title = ''
  const onOpenTag = (tag: string, { property, name, content }: Attributes): void => {
    if (tag === 'body' || tagsSeen++ > tagsMax) throw enough
    if (tag === 'title') titlesSeen++
    const key = (property ?? name ?? '').trim().toLowerCase()
    const value = (content ?? '').trim()
    if (tag === 'meta' && value !== '' && !named.has(key)) named.set(key, value)
  }
  const textFilter = (text: string, tag: string): string => {
    if (tag === 'title' && titlesSeen === 1) title += unescaped(text)
    return ''
  }
  try {
    sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, onOpenTag, textFilter })
  } catch (error) {
    if (error !== enough) throw error
  }
  return { named, title }
}

/** Text is handed to filters escaped. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** How far into a page the encoding it names itself is looked for. */
const sniffedBytes = 2048

function textOf({ charset, body }: Pick<PageAnswer, 'charset' | 'body'>): string {
  const named = /charset\s*=\s*["']?([\w.:-]+)/i.exec(body.toString('latin1', 0, sniffedBytes))?.[1]
  for (const label of [charset, named]) {
    if (label === undefined) continue
    try {
      return new TextDecoder(label).decode(body)
    } catch {
      // It names an encoding nobody knows.
    }
  }
  return new TextDecoder().decode(body)
}
