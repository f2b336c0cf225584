const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, pre, div'

/** What HTML says, one paragraph, heading or item a line. Nothing of it runs: a parsed document is not shown and loads nothing. */
export const readableText = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const each of body.querySelectorAll('br')) each.replaceWith('\n')
  for (const each of body.querySelectorAll(blocks)) {
    each.before('\n')
    each.after('\n')
  }
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
