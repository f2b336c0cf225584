const doubleTapMs = 300

/** Blocks zooming by a second tap within 300 ms and by two fingers (C-19). Taps still act: only the zoom is refused. */
export const guardTaps = (): void => {
  let lastTapMs = 0
  document.addEventListener(
    'touchend',
    (event) => {
      const isSecond = event.timeStamp - lastTapMs < doubleTapMs
      lastTapMs = event.timeStamp
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
