import { describe, expect, it } from 'vitest'
import { drawingHeight, drawingWidth, graticuleAround } from './graticule.ts'

describe('the lines around a place', () => {
  it('lie at whole hundredths of a degree, as far from the middle as they are', () => {
    const { meridians, parallels } = graticuleAround({ latitude: 10.7769, longitude: 106.7009 })
    expect(parallels.map(({ label }) => label)).toEqual(['10.77° N', '10.78° N'])
    expect(meridians.map(({ label }) => label)).toContain('106.70° E')
    const [south, north] = parallels
    expect(south?.offset).toBeCloseTo(-55.2)
    expect(north?.offset).toBeCloseTo(24.8)
  })

  it.each([
    [-33.8568, 151.2153],
    [0, 0],
    [90, 180],
    [-90, -180],
    [78.2232, 15.6267],
  ])('stay inside of the drawing at %f, %f', (latitude, longitude) => {
    const { meridians, parallels } = graticuleAround({ latitude, longitude })
    expect(meridians.length).toBeGreaterThan(2)
    for (const { offset } of meridians) expect(Math.abs(offset)).toBeLessThanOrEqual(drawingWidth / 2)
    for (const { offset } of parallels) expect(Math.abs(offset)).toBeLessThanOrEqual(drawingHeight / 2)
  })
})
