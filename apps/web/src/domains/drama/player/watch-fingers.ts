import { createGestures, type Gesture, gestureLimits } from './gestures.ts'

/** A turn of the wheel is one step; what follows within this time is the same turn. */
const wheelPauseMs = 500
const wheelStepPx = 24

/** Tells what fingers and the wheel do on an element; returns what ends it. */
export const watchFingers = (element: HTMLElement, act: (gesture: Gesture) => void): (() => void) => {
  const gestures = createGestures(() => element.clientHeight, act)
  const ending = new AbortController()
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  let lastWheelMs = -wheelPauseMs

  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => element.addEventListener(type, (event) => event.isPrimary && hear(event), { signal: ending.signal })
  const touch = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, atMs: timeStamp })

  listen('pointerdown', (event) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    gestures.down(touch(event))
    holdTimer = setTimeout(gestures.rest, gestureLimits.holdMs)
  })
  listen('pointermove', (event) => gestures.move(touch(event)))
  listen('pointerup', (event) => {
    clearTimeout(holdTimer)
    gestures.up(touch(event))
  })
  listen('pointercancel', () => {
    clearTimeout(holdTimer)
    gestures.cancel()
  })
  element.addEventListener(
    'wheel',
    ({ deltaY, timeStamp }) => {
      if (Math.abs(deltaY) < wheelStepPx || timeStamp - lastWheelMs < wheelPauseMs) return
      lastWheelMs = timeStamp
      act({ type: 'swipe', step: deltaY > 0 ? 1 : -1, dy: 0 })
    },
    { passive: true, signal: ending.signal },
  )
  return () => {
    clearTimeout(holdTimer)
    ending.abort()
  }
}
