import { describe, expect, it } from 'vitest'
import { farthestYaw, headOf, straight, warped } from './head.ts'

describe('a head', () => {
  it('shows what is drawn from the front where it is drawn, while it looks straight ahead', () => {
    const { face } = headOf(straight)
    for (const [x, y] of [
      [0, 75],
      [-43, -13],
      [70, 20],
    ] as const) {
      expect(face(x, y)[0]).toBeCloseTo(x)
      expect(face(x, y)[1]).toBeCloseTo(y)
    }
  })

  it('shows the far eye narrower than the near one once it is turned, to either side alike', () => {
    const eye = (yaw: number, side: 1 | -1) => {
      const { face } = headOf({ ...straight, yaw })
      return Math.abs(face(side * 69, -13)[0] - face(side * 18, -13)[0])
    }
    expect(eye(26, 1)).toBeLessThan(0.75 * eye(26, -1))
    expect(eye(-26, -1)).toBeCloseTo(eye(26, 1))
    expect(eye(0, 1)).toBeCloseTo(eye(0, -1))
  })

  it('is never turned farther than it can be drawn', () => {
    const farthest = headOf({ ...straight, yaw: farthestYaw })
    expect(headOf({ ...straight, yaw: 80 }).face(43, -13)).toEqual(farthest.face(43, -13))
    expect(farthest.share).toBeCloseTo(1)
  })

  it('brings each point of a path to its place and leaves its commands alone', () => {
    expect(warped('M-10 20 C1 2, 3.5 -4 5 6 Z', (x, y) => [x * 2, y + 1])).toBe('M-20 21 C2 3, 7 -3 10 7 Z')
  })
})
