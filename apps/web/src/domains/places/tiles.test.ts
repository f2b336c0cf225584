import { describe, expect, it } from 'vitest'
import { movedBy, pixelOf, tilesAround } from './tiles.ts'

const market = { latitude: 10.7769, longitude: 106.7009 }

describe('a place on the map', () => {
  it('lies where the tiles of Web Mercator have it', () => {
    expect(pixelOf({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 256, y: 256 })
    const { x, y } = pixelOf(market, 16)
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([52_192, 30_794])
  })

  it('moves by as many px as a finger did, and around the world', () => {
    const moved = movedBy(market, 120, -45, 16)
    const [before, after] = [pixelOf(market, 16), pixelOf(moved, 16)]
    expect(after.x - before.x).toBeCloseTo(120, 3)
    expect(after.y - before.y).toBeCloseTo(-45, 3)
    expect(movedBy({ latitude: 0, longitude: 179.9 }, 100, 0, 3).longitude).toBeLessThan(0)
    expect(movedBy({ latitude: 85, longitude: 0 }, 0, -5000, 3).latitude).toBeLessThanOrEqual(85.06)
  })
})

describe('the tiles around a place', () => {
  it('cover what is shown, each at its address', () => {
    const tiles = tilesAround(market, 16, 'https://tiles.example/{z}/{x}/{y}.png')
    expect(tiles.map(({ url }) => url)).toContain('https://tiles.example/16/52192/30794.png')
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-340)
    expect(Math.max(...tiles.map(({ left }) => left)) + 256).toBeGreaterThanOrEqual(340)
    expect(tiles.length).toBeLessThanOrEqual(16)
  })

  it('go around the world, and not beyond its poles', () => {
    const tiles = tilesAround({ latitude: 84, longitude: -179 }, 2, '{z}/{x}/{y}')
    expect(tiles.map(({ url }) => url)).toContain('2/3/0')
    expect(tiles.every(({ url }) => /^2\/[0-3]\/[0-3]$/.test(url))).toBe(true)
  })
})
