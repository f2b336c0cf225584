import { describe, expect, it } from 'vitest'
import { createGestures, type Gesture } from './gestures.ts'

/** A finger on a picture 800 px high; coordinates from its first touch, times from 0. */
const touch = () => {
  const seen: Gesture[] = []
  const gestures = createGestures(
    () => 800,
    (gesture) => seen.push(gesture),
  )
  const at = (x: number, y: number, atMs: number) => ({ x: 100 + x, y: 400 + y, atMs })
  gestures.down(at(0, 0, 0))
  return { seen, gestures, at }
}

describe('what a finger means', () => {
  it('is a tap while it moves less than 8 px', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(5, 7, 50))
    gestures.up(at(5, 7, 90))
    expect(seen).toMatchObject([{ type: 'tap' }])
  })

  it('drags the picture up and down from 8 px on', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(2, -8, 50))
    gestures.move(at(2, -60, 90))
    expect(seen).toEqual([
      { type: 'drag', dy: -8 },
      { type: 'drag', dy: -60 },
    ])
  })

  it.each([
    ['far and slow', -160, 2000, 1],
    ['short and fast', -60, 200, 1],
    ['down', 160, 2000, -1],
  ] as const)('swipes: %s', (_case, dy, atMs, step) => {
    const { seen, gestures, at } = touch()
    gestures.move(at(0, dy, atMs - 1))
    gestures.up(at(0, dy, atMs))
    expect(seen.at(-1)).toEqual({ type: 'swipe', step, dy })
  })

  it('goes back where it was neither far nor fast', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(0, -150, 999))
    gestures.up(at(0, -150, 1000))
    expect(seen.at(-1)).toEqual({ type: 'settle', dy: -150 })
  })

  it('does nothing sideways, also when it turns later', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(30, 4, 50))
    gestures.move(at(40, -300, 150))
    gestures.up(at(40, -300, 200))
    expect(seen).toEqual([])
  })

  it('holds when it stays, and releases when it leaves: no tap then', () => {
    const { seen, gestures, at } = touch()
    gestures.rest()
    gestures.move(at(0, -100, 900))
    gestures.up(at(0, -100, 1200))
    expect(seen).toEqual([{ type: 'hold' }, { type: 'release' }])
  })

  it('does not hold once it moves', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(0, -20, 300))
    gestures.rest()
    expect(seen).toEqual([{ type: 'drag', dy: -20 }])
  })

  it('what the browser takes away goes back', () => {
    const { seen, gestures, at } = touch()
    gestures.move(at(0, -400, 100))
    gestures.cancel()
    gestures.up(at(0, -400, 110))
    expect(seen.at(-1)).toEqual({ type: 'settle', dy: -400 })
  })

  it('a second finger changes nothing', () => {
    const { seen, gestures, at } = touch()
    gestures.down(at(50, 300, 20))
    gestures.up(at(0, 2, 100))
    expect(seen).toMatchObject([{ type: 'tap' }])
  })
})
