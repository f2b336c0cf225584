const doubleTapMs = 300
/** Two taps further apart than this are two acts, however quickly they follow each other. */
const nearPx = 48

/** Blocks zooming by a second tap within 300 ms and by two fingers (C-19). Taps still act: only the zoom is refused. */
export const guardTaps = (): void => {
  let last = { atMs: 0, x: 0, y: 0 }
  document.addEventListener(
    'touchend',
    (event) => {
      const { clientX: x = 0, clientY: y = 0 } = event.changedTouches[0] ?? {}
      const isSecond = event.timeStamp - last.atMs < doubleTapMs && Math.hypot(x - last.x, y - last.y) < nearPx
      last = { atMs: event.timeStamp, x, y }
      const isControl =
        event.target instanceof Element && event.target.closest('button, a, input, textarea, label, [data-taps]')
      if (isSecond && !isControl && event.cancelable) event.preventDefault()
    },
    { passive: false },
  )
  const refuse = (event: Event) => event.preventDefault()
  for (const gesture of ['gesturestart', 'gesturechange'])
    document.addEventListener(gesture, refuse, { passive: false })
  document.addEventListener(
    'touchmove',
    (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(),
    { passive: false },
  )
}
