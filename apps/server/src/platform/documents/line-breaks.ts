/** What no line begins with, and what no line ends with, where characters are written without spaces. */
const noBeginning = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々%]/u
const noEnd = /[\p{Ps}\p{Pi}“‘¥$]$/u
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u

/** A text in the smallest parts that stay together on a line. A space belongs to the part before it. */
export function unbreakable(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let isAfterBreak = false
  for (const sign of text) {
    const isBreak =
      part !== '' &&
      (isAfterBreak || ((character.test(sign) || character.test(part.slice(-1))) && !noBeginning.test(sign))) &&
      sign !== ' ' &&
      !noEnd.test(part)
    if (isBreak) {
      parts.push(part)
      part = ''
    }
    part += sign
    isAfterBreak = sign === ' ' || sign === '-'
  }
  return part === '' ? parts : [...parts, part]
}

/** The lines of a text that is `width` wide; `measure` answers how wide a text is. What is too long for a line of its own is cut. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const part of unbreakable(paragraph)) {
      if (line !== '' && used + measure(part.trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      let rest = part
      while (measure(rest.trimEnd()) > width) {
        const fits = cutAt(rest, width, measure)
        lines.push(rest.slice(0, fits))
        rest = rest.slice(fits)
      }
      line += rest
      used += measure(rest)
    }
    return [...lines, line.trimEnd()]
  })
}

/** How much of a text fits, at least one sign of it. */
function cutAt(text: string, width: number, measure: (text: string) => number): number {
  let length = 0
  for (const sign of text) {
    if (length > 0 && measure(text.slice(0, length + sign.length)) > width) break
    length += sign.length
  }
  return length
}
