/**
 * Keeps the release of a press that has acted already from acting again: the browser sends a click, or its own menu, to whatever stands under
 * the finger by then. Everything acts as usual from the next press on.
 */
export const endPress = (): void => {
  const ending = new AbortController()
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  const options = { capture: true, signal: ending.signal }
  window.addEventListener('click', swallow, options)
  window.addEventListener('contextmenu', swallow, options)
  window.addEventListener('pointerdown', () => ending.abort(), options)
  window.addEventListener('keydown', () => ending.abort(), options)
}
