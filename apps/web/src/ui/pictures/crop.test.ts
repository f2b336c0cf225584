import { expect, it } from 'vitest'
import { cropOffset, cutOf, keepInside, wholeCrop } from './crop.ts'

const wide = { width: 800, height: 400 }

it('cuts the middle of a picture at first', () => {
  expect(cutOf(wide, wholeCrop)).toEqual({ x: 200, y: 0, width: 400, height: 400 })
})

it('cuts what the window shows of a moved and enlarged picture', () => {
  const crop = { scale: 2, x: 0.5, y: -0.5 }
  expect(cutOf(wide, crop)).toEqual({ x: 200, y: 200, width: 200, height: 200 })
})

it('never shows what lies beside the picture', () => {
  expect(keepInside(wide, { scale: 1, x: 9, y: 9 })).toEqual({ scale: 1, x: 0.5, y: 0 })
  expect(keepInside(wide, { scale: 2, x: -9, y: -9 })).toEqual({ scale: 2, x: -1.5, y: -0.5 })
  for (const crop of [
    { scale: 1, x: 9, y: 9 },
    { scale: 3, x: -9, y: 2 },
  ]) {
    const { x, y, width, height } = cutOf(wide, keepInside(wide, crop))
    expect(Math.min(x, y)).toBeGreaterThan(-1e-6)
    expect(x + width).toBeLessThan(wide.width + 1e-6)
    expect(y + height).toBeLessThan(wide.height + 1e-6)
  }
})

it('draws the picture where the cut is taken', () => {
  expect(cropOffset(wide, wholeCrop)).toEqual({ width: '200%', height: '100%', left: '-50%', top: '0%' })
})
