/**
 * Lets a mouse move what is wider than its place: its wheel goes sideways, and the place around it says on which sides there is more
 * (`data-before`, `data-after`). Fingers need none of it. Answers how to stop.
 */
export const watchSideScroll = (list: HTMLElement, place: HTMLElement): (() => void) => {
  const show = () => {
    const end = list.scrollWidth - list.clientWidth
    place.toggleAttribute('data-before', list.scrollLeft > 1)
    place.toggleAttribute('data-after', list.scrollLeft < end - 1)
  }
  const turn = (event: WheelEvent) => {
    const before = list.scrollLeft
    if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
    list.scrollLeft += event.deltaY
    // At its end the page moves on as it always does.
    if (list.scrollLeft !== before) event.preventDefault()
  }
  const sizes = new ResizeObserver(show)
  const words = new MutationObserver(show)
  sizes.observe(list)
  words.observe(list, { childList: true, characterData: true, subtree: true })
  list.addEventListener('scroll', show, { passive: true })
  list.addEventListener('wheel', turn, { passive: false })
  return () => {
    sizes.disconnect()
    words.disconnect()
    list.removeEventListener('scroll', show)
    list.removeEventListener('wheel', turn)
  }
}
