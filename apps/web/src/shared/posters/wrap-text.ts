/** Cuts a text into lines no wider than `width`, between words where it has any; what is left over ends in an ellipsis. */
export const wrapText = (
  text: string,
  width: number,
  linesMax: number,
  measure: (line: string) => number,
): readonly string[] => {
  const lines: string[] = []
  let rest = text.trim()
  while (rest !== '' && lines.length < linesMax) {
    const isLast = lines.length === linesMax - 1
    const fitting = measure(rest) <= width ? rest : headOf(rest, width, measure, isLast ? '…' : '')
    lines.push(fitting === rest || !isLast ? fitting.trim() : `${fitting.trim()}…`)
    rest = rest.slice(fitting.length).trim()
  }
  return lines
}

/** The longest beginning that fits together with `end`: whole words, else whole characters, at least one of them. */
const headOf = (text: string, width: number, measure: (line: string) => number, end: string): string => {
  const fits = (head: string): boolean => measure(head.trimEnd() + end) <= width
  const grow = (parts: readonly string[]): string => {
    let head = ''
    for (const part of parts) {
      if (!fits(head + part)) break
      head += part
    }
    return head
  }
  const words = grow(text.split(/(?<=\s)/u))
  if (words !== '') return words
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return grow(characters) || (characters[0] ?? '')
}
