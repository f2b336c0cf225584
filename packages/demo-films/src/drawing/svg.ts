import { createHash } from 'node:crypto'

/** Size of a drawn layer: the picture of 720 by 1280 and what the camera may uncover around it. */
export const canvas = { width: 960, height: 1440 } as const

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** A gradient or filter: put `defs` anywhere into the drawing and refer to it by `url`. */
export interface Definition {
  readonly defs: string
  readonly url: string
}

/** Named after its content, so that the same one twice does no harm. */
function define(markup: (id: string) => string): Definition {
  const id = `d${createHash('md5').update(markup('')).digest('hex').slice(0, 10)}`
  return { defs: `<defs>${markup(id)}</defs>`, url: `url(#${id})` }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** From top to bottom unless the end says otherwise. */
export const linear = (stops: readonly Stop[], end: { x: number; y: number } = { x: 0, y: 1 }): Definition =>
  define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${end.x}" y2="${end.y}">${stopsOf(stops)}</linearGradient>`,
  )

export const radial = (stops: readonly Stop[]): Definition =>
  define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)

/** Where a filter draws, in the measures of what it is used on. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const blur = (deviation: number, area?: Area): Definition =>
  define((id) => {
    const region = area
      ? `filterUnits="userSpaceOnUse" x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}"`
      : 'x="-60%" y="-60%" width="220%" height="220%"'
    return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  })

/** Keeps what refers to it inside of a shape. */
export const clip = (path: string, rule: 'nonzero' | 'evenodd' = 'nonzero'): Definition =>
  define((id) => `<clipPath id="${id}"><path d="${path}" clip-rule="${rule}"/></clipPath>`)

/** `share` of the second colour in the first. */
export function mixed(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mix = (at: number) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`
}

/** Light that fades from its middle outwards. */
export function glow(x: number, y: number, radius: number, color: string, opacity = 1): string {
  const light = radial([
    [0, color, opacity],
    [0.25, color, opacity * 0.55],
    [0.6, color, opacity * 0.14],
    [1, color, 0],
  ])
  return `${light.defs}<circle cx="${x}" cy="${y}" r="${radius}" fill="${light.url}"/>`
}

/** Falls off as a bell does: two straight ramps would show where they meet. */
const softly = [
  [0, 1],
  [0.15, 0.94],
  [0.3, 0.79],
  [0.45, 0.57],
  [0.6, 0.34],
  [0.75, 0.15],
  [0.88, 0.04],
  [1, 0],
] as const

/** A spot of light or shade without an edge. */
export function soft(x: number, y: number, rx: number, ry: number, color: string, opacity: number): string {
  const spot = radial(softly.map(([offset, share]) => [offset, color, Math.round(opacity * share * 1000) / 1000]))
  return `${spot.defs}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${spot.url}"/>`
}

/** What a lamp becomes that is out of focus: a disc whose edge is soft, too. */
export function softDisc(x: number, y: number, radius: number, color: string, opacity: number): string {
  const light = radial([
    [0, color, 0.7],
    [0.5, color, 0.8],
    [0.72, color, 0.6],
    [0.88, color, 0.18],
    [1, color, 0],
  ])
  return `${light.defs}<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${light.url}" opacity="${opacity.toFixed(2)}"/>`
}

/** Fills the whole canvas. */
export function wash(stops: readonly Stop[], end?: { x: number; y: number }): string {
  const paint = linear(stops, end)
  return `${paint.defs}<rect width="${canvas.width}" height="${canvas.height}" fill="${paint.url}"/>`
}

export const group = (attributes: string, ...parts: readonly string[]): string =>
  `<g ${attributes}>${parts.join('')}</g>`

export const svgDocument = (body: string, size: { width: number; height: number } = canvas): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`)

/** Numbers from 0 to 1 that are the same at every run: the same drama always looks the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** `count` pieces, each drawn by its number. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** With one decimal: a tenth of a pixel is as fine as anyone sees. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)
