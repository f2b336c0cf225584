import { describe, expect, it } from 'vitest'
import { createWheel } from './wheel.ts'

/** The steps that turns lead to, each a time and a length. */
const stepsOf = (...turns: readonly (readonly [ms: number, px: number])[]) => {
  const read = createWheel()
  return turns.map(([timeStamp, deltaY]) => read({ timeStamp, deltaY })).filter((step) => step !== null)
}
/** What a trackpad tells of one push: it grows under the fingers and runs out after them, for 1.2 s. */
const push = (fromMs: number, way: 1 | -1 = 1) =>
  Array.from({ length: 75 }, (_, index) => {
    const px = index < 5 ? 20 * (index + 1) : 100 * 0.97 ** (index - 5)
    return [fromMs + index * 16, px * way] as const
  })

describe('a wheel', () => {
  it('goes one step with each notch', () => {
    expect(stepsOf([0, 100], [600, 100], [1200, -100])).toEqual([1, 1, -1])
  })

  it('goes no further with notches that follow at once', () => {
    expect(stepsOf([0, 100], [80, 100], [160, 100], [240, 100])).toEqual([1])
  })

  it('does nothing where it hardly turns', () => {
    expect(stepsOf([0, 4], [16, 8], [32, 12])).toEqual([])
  })
})

describe('a trackpad', () => {
  it('goes one step with a push, however long it runs out', () => {
    expect(stepsOf(...push(0))).toEqual([1])
  })

  it('goes on with a second push, and back with one the other way, while the first one still runs out', () => {
    const begun = push(0).filter(([ms]) => ms < 700)
    expect(stepsOf(...begun, ...push(704))).toEqual([1, 1])
    expect(stepsOf(...begun, ...push(704, -1))).toEqual([1, -1])
  })

  it('goes a step where it is drawn slowly, too', () => {
    expect(stepsOf(...Array.from({ length: 30 }, (_, index) => [index * 16, 10 + index] as const))).toEqual([1])
  })
})
