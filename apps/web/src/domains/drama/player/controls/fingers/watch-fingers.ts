import { endPress } from '../../../../../ui/actions/end-press.ts'
import { createGestures, type Gesture, gestureLimits } from './gestures.ts'
import { createWheel } from './wheel.ts'

/** What is dragged or scrolled itself: fingers on it mean nothing else. */
const ownDrag = 'input, [data-own-drag]'
/** What a finger drags sideways: one that moves up or down from there means the picture. A mouse drags it however it moves. */
const sidewaysDrag = '[data-own-drag="sideways"]'
/** What is pressed: a finger that moves on from there means the picture, one that stays means the control. */
const controls = `button, a, ${sidewaysDrag}`

/** Whether what happens there is no matter of the picture. */
const isElsewhere = (event: PointerEvent): boolean =>
  isOn(event, ownDrag) && !(event.pointerType === 'touch' && isOn(event, sidewaysDrag))

const isOn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Tells what fingers and the wheel do on an element, also where they begin on a control inside of it; returns what ends it. While holding
 *  would do nothing (`mayHold`), and on a control, a finger that rests first may still swipe. */
export const watchFingers = (
  element: HTMLElement,
  action: (gesture: Gesture) => void,
  mayHold: () => boolean,
): (() => void) => {
  const ending = new AbortController()
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  const readWheel = createWheel()
  /** The finger that lies on a control and has not moved on yet. */
  let pressingId: number | null = null

  const gestures = createGestures(
    () => element.clientHeight,
    (gesture) => {
      if (pressingId === null) return action(gesture)
      if (gesture.type !== 'drag') return
      element.setPointerCapture(pressingId)
      pressingId = null
      endPress()
      action(gesture)
    },
  )

  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => element.addEventListener(type, (event) => event.isPrimary && hear(event), { signal: ending.signal })
  const touch = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, atMs: timeStamp })

  listen('pointerdown', (event) => {
    if (event.button !== 0 || isElsewhere(event)) return
    pressingId = isOn(event, controls) ? event.pointerId : null
    if (pressingId === null) element.setPointerCapture(event.pointerId)
    gestures.down(touch(event))
    holdTimer = setTimeout(() => pressingId === null && mayHold() && gestures.rest(), gestureLimits.holdMs)
  })
  listen('pointermove', (event) => gestures.move(touch(event)))
  listen('pointerup', (event) => {
    clearTimeout(holdTimer)
    gestures.up(touch(event))
    pressingId = null
  })
  listen('pointercancel', () => {
    clearTimeout(holdTimer)
    gestures.cancel()
    pressingId = null
  })
  element.addEventListener(
    'wheel',
    (event) => {
      const step = isOn(event, ownDrag) ? null : readWheel(event)
      if (step !== null) action({ type: 'swipe', step, dy: 0 })
    },
    { passive: true, signal: ending.signal },
  )
  return () => {
    clearTimeout(holdTimer)
    ending.abort()
  }
}
