import { canvas, glow, linear, n, repeat, wash } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas
const vanishing = { x: 480, y: 660 }
const vanishingPoint = [vanishing.x, vanishing.y] as const
/** The edges of the corridor, a little outside of the picture. */
const [left, right, top, bottom] = [-60, width + 60, -40, height + 40]

/** A point on the edge of the corridor, `share` of the way into its depth. */
const inward = (x: number, y: number, share: number) =>
  [x + (vanishing.x - x) * share, y + (vanishing.y - y) * share] as const

const quad = (points: readonly (readonly [number, number])[], fill: string, extra = '') =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' L')} Z" fill="${fill}" ${extra}/>`

/** How deep the nth door stands: far ones closer together. */
const depthOf = (index: number) => 1 - 1 / (1 + index * 0.55)

/** Walls, floor and ceiling. */
function room(palette: Palette): string {
  const wallLeft = linear(
    [
      [0, palette.middle],
      [1, palette.sky[2]],
    ],
    { x: 1, y: 0 },
  )
  const wallRight = linear(
    [
      [0, palette.sky[2]],
      [1, palette.middle],
    ],
    { x: 1, y: 0 },
  )
  const floor = linear([
    [0, palette.sky[2]],
    [1, palette.near],
  ])
  return [
    wash([
      [0, palette.near],
      [1, palette.near],
    ]),
    wallLeft.defs + wallRight.defs + floor.defs,
    quad([[left, top], vanishingPoint, [left, bottom]], wallLeft.url),
    quad([[right, top], vanishingPoint, [right, bottom]], wallRight.url),
    quad([[left, bottom], vanishingPoint, [right, bottom]], floor.url),
    quad([[left, top], vanishingPoint, [right, top]], palette.near),
  ].join('')
}

/** Seven lamps, two of which are dead. */
const ceilingLamps = (palette: Palette): string =>
  repeat(7, (i) => {
    const [near, far] = [depthOf(i) + 0.02, depthOf(i + 0.45)]
    const tube = [inward(330, top, near), inward(630, top, near), inward(630, top, far), inward(330, top, far)]
    const isDead = i === 2 || i === 4
    return (
      quad(tube, isDead ? palette.far : palette.light) +
      (isDead
        ? ''
        : glow(
            (tube[0]?.[0] ?? 0) / 2 + (tube[1]?.[0] ?? 0) / 2,
            tube[0]?.[1] ?? 0,
            330 * (1 - near),
            palette.light,
            0.5,
          ))
    )
  })

/** Doors on both sides; one of them is lit. */
const doors = (palette: Palette): string =>
  repeat(6, (i) => {
    const [near, far] = [depthOf(i + 0.25), depthOf(i + 0.75)]
    const isLit = i === 3
    const drawn = [left, right].map((x, side) => {
      const frame = [
        inward(x, 330, near),
        inward(x, 330, far),
        inward(x, bottom - 20, far),
        inward(x, bottom - 20, near),
      ]
      const fill = isLit && side === 1 ? palette.accent : palette.far
      const [knobX, knobY] = inward(x, 1010, far - 0.03)
      return (
        quad(frame, fill, `stroke="${palette.near}" stroke-width="${n(7 * (1 - near))}"`) +
        `<circle cx="${n(knobX)}" cy="${n(knobY)}" r="${n(9 * (1 - far))}" fill="${palette.light}"/>`
      )
    })
    return drawn.join('')
  })

/** The light at the end, how it mirrors in the floor, and the number 7 above. */
const farEnd = (palette: Palette, random: () => number): string =>
  [
    `<rect x="448" y="596" width="64" height="138" fill="${palette.light}"/>`,
    glow(480, 660, 330, palette.light, 0.8),
    repeat(
      14,
      () =>
        `<rect x="${n(440 + random() * 80)}" y="${n(760 + random() * 600)}" width="${n(30 + random() * 60)}" height="3" fill="${palette.light}" opacity=".16"/>`,
    ),
    `<rect x="424" y="520" width="112" height="46" rx="6" fill="#140308"/><path d="M466 531 h30 l-17 27" stroke="${palette.accent}" stroke-width="6" fill="none"/>`,
    glow(480, 543, 150, palette.accent, 0.6),
  ].join('')

/** Darkness at both sides of the picture. */
function darkEdges(): string {
  const edges = linear(
    [
      [0, '#000', 0.85],
      [0.2, '#000', 0],
      [0.8, '#000', 0],
      [1, '#000', 0.85],
    ],
    { x: 1, y: 0 },
  )
  return `${edges.defs}<rect width="${width}" height="${height}" fill="${edges.url}"/>`
}

/** A long corridor of doors under lamps, with somebody's light at its end. */
export const corridor: DrawBackdrop = (palette, random) => ({
  ground: 1220,
  layers: [
    { depth: 0.2, body: room(palette) + ceilingLamps(palette) + doors(palette) + farEnd(palette, random) },
    { depth: 0.9, body: darkEdges() },
  ],
})
