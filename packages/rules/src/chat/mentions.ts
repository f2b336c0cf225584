/** A mention in a text: `{name:id}` of a member or `{name:all}` (V-31). Names hold no braces and no colon. */
const mention = /\{([^{}:]{1,40}):(all|[1-9]\d{0,15})\}/g

/** Whom a text mentions, once each and in order: user ids, or everybody. */
export function mentionsIn(text: string): readonly (number | 'all')[] {
  const found = [...text.matchAll(mention)].map(([, , whom]) => (whom === 'all' ? whom : Number(whom)))
  return [...new Set(found)]
}

/** A stretch of a text as it is shown: plain, or a mention as @name. */
export type TextPart = { readonly text: string } | { readonly name: string; readonly whom: number | 'all' }

/** The text in parts, for drawing. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(mention)) {
    const [whole, name = '', whom] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ name, whom: whom === 'all' ? whom : Number(whom) })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Plain form for previews and copies: mentions as @name. */
export const withPlainMentions = (text: string): string => text.replace(mention, (_whole, name: string) => `@${name}`)

/** Writes a mention; what would break it out of its braces is left out of the name. */
export const mentionOf = (name: string, whom: number | 'all'): string =>
  `{${name.replace(/[{}:]/g, '').slice(0, 40) || '?'}:${whom}}`

/** V-31: it mentions me when the id is mine or it is all. */
export const mentionsMe = (mentions: readonly (number | 'all')[], userId: number): boolean =>
  mentions.includes('all') || mentions.includes(userId)
