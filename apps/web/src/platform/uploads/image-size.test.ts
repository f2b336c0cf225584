import { describe, expect, it } from 'vitest'
import { downscaledSize, fitInside, mustDownscale } from './image-size.ts'

describe('V-29', () => {
  it('downscales a picture over 1048576 bytes, and none below or at it', () => {
    expect(mustDownscale({ type: 'image/png', size: 1_048_577 })).toBe(true)
    expect(mustDownscale({ type: 'image/png', size: 1_048_576 })).toBe(false)
  })

  it('leaves an animation alone', () => {
    expect(mustDownscale({ type: 'image/gif', size: 9_000_000 })).toBe(false)
  })

  it('downscales to a longest side of 800 and keeps the proportions', () => {
    expect(downscaledSize({ width: 4000, height: 3000 })).toEqual({ width: 800, height: 600 })
    expect(downscaledSize({ width: 3000, height: 4000 })).toEqual({ width: 600, height: 800 })
  })

  it('never makes a picture larger, nor leaves it without a pixel', () => {
    expect(downscaledSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(fitInside({ width: 10_000, height: 3 }, 320)).toEqual({ width: 320, height: 1 })
  })
})
