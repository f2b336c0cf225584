/** The most letters of a hook: two or three lines of a phone. */
export const hookLength = 140

const sentenceEnds = /[.!?…。！？]+["”’」』)]*/gu

/** How a drama begins, from its introduction, as a line that makes curious: whole sentences where they fit, else whole words with dots after them. '' for none. */
export function hookOf(intro: string): string {
  const text = inOneLine(intro)
  const letters = [...text]
  if (letters.length <= hookLength) return text
  const start = letters.slice(0, hookLength).join('')
  const end = [...start.matchAll(sentenceEnds)].at(-1)
  if (end && end.index > start.length / 2) return start.slice(0, end.index + end[0].length)
  const blank = start.lastIndexOf(' ')
  return `${start.slice(0, blank > start.length / 2 ? blank : start.length)}…`
}

/** The whole sentences at the beginning of an introduction that fit below a title, three lines of a phone; '' where the first one does not. Signs of Chinese
 *  are as wide as two letters. */
export function loglineOf(intro: string): string {
  const text = inOneLine(intro)
  if (widthOf(text) <= hookLength) return text
  const ends = [...text.matchAll(sentenceEnds)].map(({ index, 0: marks }) => index + marks.length)
  return text.slice(0, ends.findLast((end) => widthOf(text.slice(0, end)) <= hookLength) ?? 0)
}

const inOneLine = (intro: string): string => intro.replaceAll(/\s+/gu, ' ').trim()

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0)
