/** The most letters of a hook: two or three lines of a phone. */
export const hookLength = 140

const sentenceEnds = /[.!?…。！？]+["”’」』)]*/gu

/** How a drama begins, from its introduction, as a line that makes curious: whole sentences where they fit, else whole words with dots after them. '' for none. */
export function hookOf(intro: string): string {
  const text = intro.replaceAll(/\s+/gu, ' ').trim()
  const letters = [...text]
  if (letters.length <= hookLength) return text
  const start = letters.slice(0, hookLength).join('')
  const end = [...start.matchAll(sentenceEnds)].at(-1)
  if (end && end.index > start.length / 2) return start.slice(0, end.index + end[0].length)
  const blank = start.lastIndexOf(' ')
  return `${start.slice(0, blank > start.length / 2 ? blank : start.length)}…`
}
