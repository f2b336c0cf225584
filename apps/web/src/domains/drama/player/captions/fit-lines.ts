/** A third line would lie on what the film shows. */
const mostLines = 2
/** Any smaller, nobody reads it: rather a third line. */
const smallestPx = 13
/** Each step is hardly seen, and few are needed. */
const step = 0.93

/** Writes captions as large as they are wanted, and a little smaller where they would take more than two lines. */
export const fitLines = (words: HTMLElement): void => {
  words.style.fontSize = ''
  let sizePx = Number.parseFloat(getComputedStyle(words).fontSize)
  while (linesOf(words) > mostLines && sizePx * step >= smallestPx) {
    sizePx *= step
    words.style.fontSize = `${sizePx}px`
  }
}

const linesOf = (words: HTMLElement): number =>
  Math.round(words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight))
