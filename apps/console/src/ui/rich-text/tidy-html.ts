/** HTML as a person would write it: items and cells of one paragraph hold their words directly, and tables have no sizes. */
export const tidyHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const holder of body.querySelectorAll('li, td, th')) {
    const [paragraph, ...others] = holder.children
    if (paragraph?.tagName === 'P' && others.length === 0) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const columns of body.querySelectorAll('colgroup')) columns.remove()
  for (const sized of body.querySelectorAll('[style]')) sized.removeAttribute('style')
  for (const name of ['colspan', 'rowspan'])
    for (const cell of body.querySelectorAll(`[${name}="1"]`)) cell.removeAttribute(name)
  return body.innerHTML
}
