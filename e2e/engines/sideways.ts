/** Runs in the page: waits until it shows what it knows, nothing has changed for a while, and what moves has arrived. A page that never rests is taken
 *  as it is. */
export const settleInPage = (): Promise<void> =>
  new Promise((resolve) => {
    const [calmMs, limitMs] = [120, 3000]
    const startedMs = performance.now()
    let changedMs = startedMs
    const observer = new MutationObserver(() => {
      changedMs = performance.now()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const isMoving = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const look = setInterval(() => {
      const nowMs = performance.now()
      const isBusy =
        document.querySelector('[aria-busy="true"]') !== null ||
        nowMs - changedMs < calmMs ||
        document.getAnimations().some(isMoving)
      if (isBusy && nowMs - startedMs < limitMs) return
      clearInterval(look)
      observer.disconnect()
      resolve()
    }, 20)
  })

/** Runs in the page: what stands out sideways of the window, or, of what is pressed or written into, out of the box that clips it.
 *  A row that scrolls sideways by design may be longer than the window. */
export const sidewaysInPage = (): string[] => {
  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words.slice(0, 40)}”`
  }
  const { clientWidth, scrollWidth } = document.documentElement
  const errors = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
  const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
  /** `overflow: hidden auto` scrolls down, and clips sideways. */
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : []
  /** What only screen readers and keyboards find stands in a box of one pixel. */
  const hidesFromSight = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (width <= 1 || height <= 1) && getComputedStyle(element).overflowX !== 'visible'
  }
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (
      box.width <= 1 ||
      box.height <= 1 ||
      style.visibility === 'hidden' ||
      // What is folded away keeps whatever place it had.
      !element.checkVisibility() ||
      element.closest('svg, [inert], [aria-hidden="true"]')
    )
      continue
    const around = parents(element)
    if (around.some((parent) => isScroller(parent) || hidesFromSight(parent))) continue
    const isControl = element.matches('input, select, textarea, button, a[href], fieldset, label, form')
    const clips = isControl ? around.filter((parent) => getComputedStyle(parent).overflowX !== 'visible') : []
    const edges = [{ left: 0, right: clientWidth }, ...clips.map((clip) => clip.getBoundingClientRect())]
    const [left, right] = [Math.max(...edges.map((edge) => edge.left)), Math.min(...edges.map((edge) => edge.right))]
    if (box.right > right + 1 || box.left < left - 1)
      errors.push(
        `${name(element)} ${Math.round(box.left)}…${Math.round(box.right)} of ${Math.round(left)}…${Math.round(right)}`,
      )
  }
  return errors.slice(0, 8)
}
