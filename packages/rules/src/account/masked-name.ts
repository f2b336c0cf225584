/**
 * A name that its friends recognize and others do not: its first letter, and three dots however long it is.
 * A last letter would make words of some names, and tell how others end.
 */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return `${first?.segment ?? ''}•••`
}
