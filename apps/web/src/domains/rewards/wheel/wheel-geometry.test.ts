import { describe, expect, it } from 'vitest'
import { angleFor, isUpsideDown, nameLines, segmentPath, segmentUnderPointer } from './wheel-geometry.ts'

describe('the wheel', () => {
  it('S-107: stands with the drawn segment under its pointer, wherever it stood before', () => {
    for (const count of [2, 3, 5, 8, 12]) {
      let angle = 0
      for (let index = 0; index < count; index++) {
        const next = angleFor(index, count, angle)
        expect(segmentUnderPointer(next, count)).toBe(index)
        // It turns onwards, some turns and never back.
        expect(next - angle).toBeGreaterThan(360 * 3)
        expect(next - angle).toBeLessThan(360 * 7)
        angle = next
      }
    }
  })

  it('has segments that meet at its middle', () => {
    expect(segmentPath(0, 4, 100)).toBe('M0 0L-70.711 -70.711A100 100 0 0 1 70.711 -70.711Z')
    expect(segmentPath(1, 2, 100)).toMatch(/^M0 0L.*A100 100 0 0 1 .*Z$/)
  })

  it('has no words that stand on their heads, wherever it stands', () => {
    const over = (turned: number) => Array.from({ length: 8 }, (_, index) => isUpsideDown(index, 8, turned))
    expect(over(0)).toEqual([false, false, false, true, true, true, false, false])
    expect(over(90)).toEqual([false, true, true, true, false, false, false, false])
    expect(over(45 * 7)).toEqual([false, false, false, false, true, true, true, false])
  })

  it.each([
    ['5 Gold', ['5 Gold']],
    ['Coupon 20% off', ['Coupon', '20% off']],
    ['一二三四五六七八九十一二', ['一二三四五六七八九', '十一二']],
    ['Better luck next time', ['Better', 'luck next', 'time']],
    ['Something extraordinarily long', ['Something', 'extraordi', 'narily l…']],
  ])('%s is written on it as %j', (name, lines) => {
    expect(nameLines(name, 9)).toEqual(lines)
  })
})
