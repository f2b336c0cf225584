import { mediaItemsMax } from '@cliffhanger/contract/chat/media-items.ts'
import { expect, it } from 'vitest'
import { albumLayout, type Placed } from './album-layout.ts'

const wide = { width: 1600, height: 900 }
const tall = { width: 900, height: 1600 }
const square = { width: 500, height: 500 }
const unknown = { width: 0, height: 0 }

const round = (value: number): number => Math.round(value * 100) / 100
const columns = (tiles: readonly Placed[]): number[] => tiles.map(({ left }) => round(left))
const rows = (tiles: readonly Placed[]): number[] => [...new Set(tiles.map(({ top }) => round(top)))]

it('S-127: puts two wide pictures one above the other, two tall ones beside each other', () => {
  expect(columns(albumLayout([wide, wide]).tiles)).toEqual([0, 0])
  expect(columns(albumLayout([tall, tall]).tiles)).toEqual([0, 0.5])
})

it('S-127: puts a tall first picture beside the others, a wide one above them', () => {
  expect(columns(albumLayout([tall, wide, wide]).tiles)).toEqual([0, 0.62, 0.62])
  expect(columns(albumLayout([tall, square, square, square]).tiles)).toEqual([0, 0.62, 0.62, 0.62])
  expect(rows(albumLayout([wide, square, square]).tiles)).toHaveLength(2)
})

it('S-127: fills its box without gaps or overlaps, whatever the shapes', () => {
  for (let count = 2; count <= mediaItemsMax; count++)
    for (const shapes of [[wide], [tall], [square], [unknown], [wide, tall], [tall, square, wide]]) {
      const sizes = Array.from({ length: count }, (_, index) => shapes[index % shapes.length] ?? square)
      const { tiles, height } = albumLayout(sizes)
      expect(tiles).toHaveLength(count)
      expect(tiles.reduce((area, tile) => area + tile.width * tile.height, 0)).toBeCloseTo(height)
      for (const tile of tiles) {
        expect(tile.left + tile.width).toBeLessThanOrEqual(1.000_001)
        expect(tile.top + tile.height).toBeLessThanOrEqual(height + 0.000_001)
        expect(tile.height).toBeGreaterThan(0.15)
      }
      expect(height).toBeGreaterThan(0.3)
      expect(height).toBeLessThan(1.8)
    }
})
