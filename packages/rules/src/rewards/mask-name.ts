/** A name that its friends recognize and others do not: the first and the last character, and stars between them. */
export function maskName(name: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  )
  const [first = '*'] = characters
  return characters.length > 2 ? `${first}**${characters.at(-1)}` : `${first}**`
}
