import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Gesture, gestureLimits } from './gestures.ts'
import { watchFingers } from './watch-fingers.ts'

let stage: HTMLElement
let seen: Gesture[]
let isRunning: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stage = document.createElement('div')
  stage.innerHTML = '<button>Unlock</button><input type="range" data-own-drag="sideways" /><input type="range" />'
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

describe('from the line of progress', () => {
  const [line, other] = ['[data-own-drag]', 'input:not([data-own-drag])']
  const draw = (selector: string, pointerType: string, { x, y }: { readonly x: number; readonly y: number }) => {
    const on = stage.querySelector(selector) ?? stage
    const send = (type: string, clientX: number, clientY: number) =>
      on.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX, clientY }),
      )
    send('pointerdown', 100, 700)
    send('pointermove', 100 + x, 700 + y)
    send('pointerup', 100 + x, 700 + y)
  }

  it.each([
    ['a finger that moves up turns the episode', line, 'touch', { x: 40, y: -300 }, ['drag', 'swipe']],
    ['a finger that moves sideways seeks', line, 'touch', { x: 300, y: -40 }, []],
    ['a finger that stays seeks', line, 'touch', { x: 0, y: 0 }, []],
    ['a mouse seeks however it moves', line, 'mouse', { x: 40, y: -300 }, []],
    ['a finger on what is dragged in any direction means that alone', other, 'touch', { x: 0, y: -300 }, []],
  ])('%s', (_case, selector, pointerType, by, expected) => {
    draw(selector, pointerType, by)
    expect(types()).toEqual(expected)
  })
})
