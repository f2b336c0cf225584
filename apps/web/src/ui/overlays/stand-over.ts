/** Puts a sheet over the middle of the part of the page that is marked with `data-sheets-over`, for as long as it is open: what is asked belongs to it.
 *  Without such a part the sheet stays in the middle of the window. The result ends it. */
export const standOver = (sheet: HTMLElement): (() => void) => {
  const place = document.querySelector('[data-sheets-over]')
  if (!place) return () => undefined
  const put = () => {
    const { left, right, width } = place.getBoundingClientRect()
    sheet.style.setProperty('--room', `${width}px`)
    sheet.style.left = `${left}px`
    sheet.style.right = `${innerWidth - right}px`
  }
  put()
  const sizes = new ResizeObserver(put)
  sizes.observe(place)
  sizes.observe(document.documentElement)
  return () => {
    sizes.disconnect()
    for (const name of ['--room', 'left', 'right']) sheet.style.removeProperty(name)
  }
}
