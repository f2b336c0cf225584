/** Any longer, and it would be no line over a picture; signs of Chinese count twice, as they are as wide as two. */
const longest = 130
/** Any shorter, and it is a name with its point, or says nothing yet. */
const shortest = 24

const sentenceEnd = /[.!?。！？…]+["'”’」』）)]*(?=\s|$|[^\p{ASCII}])/gu

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[⺀-￯]/u.test(sign) ? 2 : 1), 0)

/** What a drama is about, in two: the sentence that makes one want to see it, and the rest. One that does not fit over a picture is left in the rest. */
export const hookOf = (intro: string): { readonly hook: string; readonly rest: string } => {
  const text = intro.trim()
  const paragraph = text.split('\n', 1)[0] ?? ''
  const ends = [...paragraph.matchAll(sentenceEnd)].map((match) => match.index + match[0].length)
  const end = [...ends, paragraph.length].find((place) => widthOf(paragraph.slice(0, place)) >= shortest)
  const hook = paragraph.slice(0, end).trim()
  return widthOf(hook) > longest ? { hook: '', rest: text } : { hook, rest: text.slice(hook.length).trim() }
}
