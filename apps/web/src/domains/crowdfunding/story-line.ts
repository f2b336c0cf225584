/** The text of HTML as a line: its words with single spaces. */
const lineOf = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The story of a project as a line of plain words, of what an operator wrote with headings and paragraphs: its first paragraph. */
export const storyLine = (html: string): string => {
  if (html === '') return ''
  const body = bodyOf(html)
  return lineOf(body.querySelector('p') ?? body)
}

/** Whether there is more to read than that line, or to see. */
export const hasMoreThanLine = (html: string): boolean => {
  if (html === '') return false
  const body = bodyOf(html)
  return lineOf(body) !== storyLine(html) || body.querySelector('img, video, table') !== null
}
