import type { Place } from './place.ts'

/** A place on the ground. */
export type Point = Pick<Place, 'latitude' | 'longitude'>

/** Width and height of a tile, in px. */
const tileSize = 256
export const nearestZoom = 18
export const farthestZoom = 2
/** Near enough to read the names of streets. */
export const streetZoom = 16

/** What is drawn around the middle, in px: no screen shows a larger map. */
const reachX = 340
const reachY = 200
/** Beyond it the projection has no ground. */
const latitudeMax = 85.0511

/** Where a place lies on the map of the whole world at this zoom, in px from its upper left corner (Web Mercator). */
export const pixelOf = ({ latitude, longitude }: Point, zoom: number): { readonly x: number; readonly y: number } => {
  const size = tileSize * 2 ** zoom
  const bounded = Math.min(latitudeMax, Math.max(-latitudeMax, latitude))
  const radians = (bounded * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * size,
  }
}

/** The place so many px right of and below another one. */
export const movedBy = (from: Point, right: number, down: number, zoom: number): Point => {
  const size = tileSize * 2 ** zoom
  const { x, y } = pixelOf(from, zoom)
  const bounded = Math.min(size, Math.max(0, y + down))
  const longitude = (((((x + right) / size) * 360) % 360) + 360) % 360
  return {
    latitude: (Math.atan(Math.sinh((0.5 - bounded / size) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: longitude - 180,
  }
}

/** A tile with its place from the middle, in px. */
interface Tile {
  readonly key: string
  readonly url: string
  readonly left: number
  readonly top: number
}

/** The tiles that are to be seen around a place; there are none above and below the world. */
export const tilesAround = (middle: Point, zoom: number, address: string): readonly Tile[] => {
  const { x, y } = pixelOf(middle, zoom)
  const count = 2 ** zoom
  const tiles: Tile[] = []
  for (let row = Math.floor((y - reachY) / tileSize); row <= (y + reachY) / tileSize; row += 1) {
    if (row < 0 || row >= count) continue
    for (let column = Math.floor((x - reachX) / tileSize); column <= (x + reachX) / tileSize; column += 1) {
      const around = ((column % count) + count) % count
      const url = address
        .replaceAll('{z}', String(zoom))
        .replaceAll('{x}', String(around))
        .replaceAll('{y}', String(row))
      tiles.push({ key: `${zoom}/${column}/${row}`, url, left: column * tileSize - x, top: row * tileSize - y })
    }
  }
  return tiles
}
