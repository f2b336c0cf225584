import { describe, expect, it } from 'vitest'
import { renditionFor } from './quality.ts'

describe('the rendition for a quality', () => {
  it('is the one asked for, else the sharpest below it, else the smallest', () => {
    expect(renditionFor(540, [360, 540, 720])).toBe(1)
    expect(renditionFor(1080, [360, 540, 720])).toBe(2)
    expect(renditionFor(240, [360, 540])).toBe(0)
  })

  it('is left to the network where nothing was chosen or nothing is known', () => {
    expect(renditionFor('auto', [360, 540])).toBe(-1)
    expect(renditionFor(720, [])).toBe(-1)
  })
})
