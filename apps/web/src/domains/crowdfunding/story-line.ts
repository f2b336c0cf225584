/** The story of a project as a line of plain words, of what an operator wrote with headings and paragraphs: its first paragraph. */
export const storyLine = (html: string): string => {
  if (html === '') return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const words = (body.querySelector('p') ?? body).textContent ?? ''
  return words.replace(/\s+/g, ' ').trim()
}
