import { describe, expect, it } from 'vitest'
import { renditionFor, renditionToBegin } from './quality.ts'

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

describe('the rendition that a film begins with', () => {
  const renditions = [
    { shortSide: 360, bitsPerSecond: 500_000 },
    { shortSide: 540, bitsPerSecond: 1_000_000 },
    { shortSide: 720, bitsPerSecond: 2_000_000 },
  ]

  it('is the sharpest that the network carries twice as fast as it plays', () => {
    expect(renditionToBegin(renditions, 0, 1000)).toBe(0)
    expect(renditionToBegin(renditions, 1_900_000, 1000)).toBe(0)
    expect(renditionToBegin(renditions, 2_000_000, 1000)).toBe(1)
    expect(renditionToBegin(renditions, 50_000_000, 1000)).toBe(2)
  })

  it('is no sharper than what shows it', () => {
    expect(renditionToBegin(renditions, 50_000_000, 506)).toBe(1)
    expect(renditionToBegin(renditions, 50_000_000, 0)).toBe(0)
  })

  it('is the first where none is known', () => {
    expect(renditionToBegin([], 50_000_000, 506)).toBe(0)
  })
})
