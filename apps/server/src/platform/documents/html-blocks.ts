import type { Block } from './document.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

const decode = (text: string): string =>
  text.replace(/&(?:#(?<code>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]+));/giu, (whole, ...rest) => {
    const { code, hex, name } = rest.at(-1) as { code?: string; hex?: string; name?: string }
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const point = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })

const headings = /^h[1-6]$/u
const ofLines = /^(?:p|div|li|tr|blockquote|section|article|ul|ol|table|br)$/u

/** The words of a piece of HTML as headings and paragraphs; a line of a list has a dot in front, cells of a row a line between them. Pictures and the
 *  look of letters are left out. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = []
  let kind: 'heading' | 'paragraph' = 'paragraph'
  let text = ''
  const end = (): void => {
    const words = decode(text.replaceAll(/\s+/gu, ' ')).trim()
    if (words !== '' && words !== '•') blocks.push({ kind, text: words })
    text = ''
  }
  for (const [part, closing, tag] of html.matchAll(/<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</giu)) {
    if (tag === undefined) {
      if (!part.startsWith('<!--')) text += part
      continue
    }
    const name = tag.toLowerCase()
    if ((name === 'td' || name === 'th') && closing === '/') text += ' | '
    if (headings.test(name) || ofLines.test(name)) {
      if (name === 'tr') text = text.replace(/ \| $/u, '')
      end()
      kind = headings.test(name) && closing === '' ? 'heading' : 'paragraph'
      if (name === 'li' && closing === '') text = '• '
    }
  }
  end()
  return blocks
}
