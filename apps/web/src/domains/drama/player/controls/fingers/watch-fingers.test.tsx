import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Gesture, gestureLimits } from './gestures.ts'
import { watchFingers } from './watch-fingers.ts'

let stage: HTMLElement
let seen: Gesture[]
let isRunning: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stage = document.createElement('div')
  stage.innerHTML = '<button>Unlock</button>'
  stage.style.height = '800px'
  // Only a pointer of the browser's own can be captured.
  stage.setPointerCapture = () => undefined
  document.body.append(stage)
  seen = []
  isRunning = true
  stop = watchFingers(
    stage,
    (gesture) => seen.push(gesture),
    () => isRunning,
  )
})

afterEach(() => {
  stop()
  stage.remove()
  vi.useRealTimers()
})

/** A finger that rests for longer than a hold takes, and then goes up. */
const restThenSwipe = (on: Element) => {
  const send = (type: string, clientY: number) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: 100, clientY }))
  send('pointerdown', 500)
  vi.advanceTimersByTime(gestureLimits.holdMs + 100)
  send('pointermove', 200)
  send('pointerup', 200)
}
const types = () => seen.map(({ type }) => type)

it('holds while a film runs, and does not swipe then', () => {
  restThenSwipe(stage)
  expect(types()).toEqual(['hold', 'release'])
})

it('swipes after a rest where holding would do nothing', () => {
  isRunning = false
  restThenSwipe(stage)
  expect(types()).toEqual(['drag', 'swipe'])
})

it('swipes after a rest on a control', () => {
  restThenSwipe(stage.querySelector('button') ?? stage)
  expect(types()).toEqual(['drag', 'swipe'])
})
