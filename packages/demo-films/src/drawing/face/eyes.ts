import type { Person } from '../person.ts'
import { clip, group, linear, mixed, n, soft } from '../svg.ts'
import { drawBrow } from './brows.ts'
import { expressions } from './expression.ts'
import { type At, type Head, warped } from './head.ts'
import type { EyeShape, FaceTraits } from './traits.ts'

interface Cut {
  readonly height: number
  /** How far the outer corner rises. */
  readonly rise: number
  readonly width: number
  /** How much of the iris the lid covers. */
  readonly lid: number
  readonly hasCrease: boolean
  /** Of lids and iris alike, and how far the eyes are apart. */
  readonly size: number
  readonly apart: number
}

const cuts: Readonly<Record<EyeShape, Cut>> = {
  almond: { height: 1, rise: 3, width: 1, lid: 1.2, hasCrease: true, size: 1, apart: 41 },
  round: { height: 1.2, rise: 0, width: 0.94, lid: 0, hasCrease: true, size: 1.05, apart: 41.5 },
  fox: { height: 0.88, rise: 6.5, width: 1.08, lid: 1.6, hasCrease: true, size: 0.98, apart: 42 },
  hooded: { height: 0.76, rise: 2.4, width: 1.04, lid: 2.4, hasCrease: false, size: 0.98, apart: 41 },
  soft: { height: 1.02, rise: -3.6, width: 1.05, lid: 1, hasCrease: true, size: 1.02, apart: 40.5 },
  small: { height: 0.9, rise: 1, width: 0.94, lid: 1.2, hasCrease: false, size: 0.88, apart: 38.5 },
}

/** How high the eyes lie on a face. */
export const eyeLevel = -12

const eyesApart = ({ eyes, build }: FaceTraits): number => cuts[eyes].apart * build.apart

interface Tones {
  readonly ink: string
  readonly deep: string
}

interface Opening {
  readonly at: At
  readonly cut: Cut
  /** How far the lids are from the middle of the eye, and where its outer corner is. */
  readonly top: number
  readonly low: number
  readonly outer: number
}

function openingOf(side: 1 | -1, { isMan, isOld, mood }: Person, { eyes, build }: FaceTraits, head: Head): Opening {
  const cut = cuts[eyes]
  const open =
    cut.height *
    expressions[mood].eyes *
    (isOld ? 0.84 : isMan ? 0.88 : 1.02) *
    (1 - Math.max(0, head.turn.pitch) * 0.012)
  const size = cut.size * (isMan ? 0.96 : 1.05) * build.eyes
  const at: At = (x, y, lift = 0) =>
    head.face(side * (cut.apart * build.apart + x * size * cut.width), eyeLevel + y * size, lift)
  return { at, cut, top: -13 * open, low: (expressions[mood].isSmiling ? 6.6 : 8.6) * open, outer: -1 - cut.rise }
}

/** The edges of the lids: from the inner corner to the outer one, and back. */
const upperOf = (top: number, outer: number) =>
  `-22 4.6 C-18 ${n(top * 0.5)} -11 ${n(top * 0.98)} -1 ${n(top)} C9 ${n(top * 1.01)} 18 ${n(top * 0.6 + outer * 0.3)} 23 ${n(outer)}`
const lowerOf = (low: number, outer: number) =>
  `C21 ${n(low * 0.56 + outer * 0.4)} 13 ${n(low)} 2 ${n(low)} C-9 ${n(low)} -17 ${n(low * 0.82)} -22 4.6`

/** What an iris becomes where light falls through it: amber in a brown one, ice in a blue one. */
function glowOf(color: string): string {
  const isWarm = Number.parseInt(color.slice(1, 3), 16) >= Number.parseInt(color.slice(5, 7), 16)
  return mixed(color, isWarm ? '#e8a765' : '#d3f2ff', 0.5)
}

/** The ball between the lids: its white in the lid's shadow, the iris, and the window that it mirrors. */
function ball(side: 1 | -1, { eyes, isMan, mood, skin }: Person, head: Head, opening: Opening, { ink, deep }: Tones) {
  const { at, cut, top, low, outer } = opening
  const white = warped(`M${upperOf(top, outer)} ${lowerOf(low, outer)} Z`, at)
  const inside = clip(white)
  const [gazeX, gazeY] = head.turn.gaze
  const isWide = expressions[mood].eyes > 1
  const size = cut.size * (isMan ? 0.96 : 1.05)
  const radius = (isMan ? 10 : 11.4) * size
  const [x, y] = at(side * gazeX * 7.5, top + (isWide ? 12.4 : 10.4) - cut.lid * 0.4 + gazeY * 3.4)
  const squeeze = Math.max(0.66, Math.abs(at(8, 0)[0] - at(-8, 0)[0]) / (16 * size))
  const bright = glowOf(eyes)
  const iris = linear([
    [0.08, mixed(eyes, '#07040c', 0.78)],
    [0.5, mixed(eyes, '#07040c', 0.22)],
    [0.8, mixed(eyes, bright, 0.7)],
    [1, bright],
  ])
  const ellipse = (r: number, fill: string, dx = 0, dy = 0, extra = '') =>
    `<ellipse cx="${n(x + dx)}" cy="${n(y + dy)}" rx="${n(r * squeeze)}" ry="${n(r)}" fill="${fill}" ${extra}/>`
  const [innerX, innerY] = at(-20, 4)
  const lidShade = warped(
    `M${upperOf(top, outer)} L24 ${n(outer + 7)} C17 ${n(top * 0.3)} 8 ${n(top * 0.36)} -1 ${n(top * 0.36)} C-11 ${n(top * 0.36)} -17 ${n(top * 0.1 + 3)} -22 9 Z`,
    at,
  )
  return `${inside.defs}${iris.defs}${group(
    `clip-path="${inside.url}"`,
    `<path d="${white}" fill="${mixed('#f6f0ea', skin, 0.16)}"/>`,
    soft(innerX, innerY, 7, 7, mixed(skin, '#b03a3a', 0.5), 0.6),
    ellipse(radius, mixed(eyes, '#07040c', 0.8)),
    ellipse(radius - 1.1, iris.url),
    ellipse(radius * 0.44, '#08050b', 0, -0.4),
    `<path d="${lidShade}" fill="${mixed(deep, ink, 0.5)}" fill-opacity=".42"/>`,
    ellipse(3.9 * size, '#fff', 3.6 * squeeze, -radius * 0.34),
    ellipse(1.9 * size, '#fff', -3.8 * squeeze, radius * 0.44, 'opacity=".72"'),
  )}`
}

/** Lashes of the outer corner, one wedge below the wing of the liner. */
const lashes = (lid: number, outer: number): string => {
  // However wide an eye is torn open, its lashes stay as long.
  const top = Math.max(lid, -13)
  return `M14 ${n(top * 0.8)} C19 ${n(top * 0.86)} 22 ${n(top * 0.8 - 1)} 25 ${n(top * 0.66 - 3)} C24.4 ${n(top * 0.6)} 23 ${n(top * 0.5 + outer * 0.4)} 20 ${n(top * 0.46 + outer * 0.4)} Z`
}

/** One eye; `side` is where it lies from the nose. */
function eye(side: 1 | -1, person: Person, traits: FaceTraits, head: Head, tones: Tones): string {
  const { isMan, isOld, skin } = person
  const { ink, deep } = tones
  const opening = openingOf(side, person, traits, head)
  const { at, cut, top, low, outer } = opening
  const fill = (d: string, color: string, opacity = 1) =>
    `<path d="${warped(d, at)}" fill="${color}" fill-opacity="${opacity}"/>`
  const line = (d: string, width: number, opacity: number, color = deep) =>
    `<path d="${warped(d, at)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const thick = isMan ? 2.6 : 3.7
  const wing = isMan ? `24.5 ${n(outer - 0.5)}` : `30 ${n(outer - 4.5)}`
  // Nothing at the inner corner, broadest above the outer half of the iris.
  const lid = `M-22.6 5 C-18.4 ${n(top * 0.48)} -11 ${n(top - thick * 0.6)} -1 ${n(top - thick * 0.8)} C10 ${n(top - thick * 1.1)} 19 ${n(top * 0.6 - thick + outer * 0.3)} ${wing} C25 ${n(outer + 0.6)} 24.4 ${n(outer + 1)} 22.6 ${n(outer + 1)} C18 ${n(top * 0.6 + outer * 0.3)} 9 ${n(top * 1.01)} -1 ${n(top)} C-11 ${n(top * 0.98)} -18 ${n(top * 0.54)} -22.6 5 Z`
  const fold = top * 1.14 - (isMan ? 3.4 : 4.6)
  const crease = cut.hasCrease
    ? line(
        `M-17 ${n(fold * 0.66)} C-11 ${n(fold)} -4 ${n(fold - 0.6)} 3 ${n(fold - 0.6)} C13 ${n(fold - 0.4)} 21 ${n(fold * 0.66 + outer * 0.4)} 27 ${n(outer - 5)}`,
        1.5,
        isMan ? 0.5 : 0.62,
      )
    : line(`M-6 ${n(top - 4)} C6 ${n(top - 5)} 18 ${n(top * 0.6 - 3)} 28 ${n(outer)}`, 1.6, 0.5)
  const lidTone = `M-22 4 C-18 ${n(fold * 0.7)} -10 ${n(fold)} 2 ${n(fold)} C13 ${n(fold)} 21 ${n(fold * 0.6 + outer * 0.4)} 27 ${n(outer - 4)} L23 ${n(outer)} C18 ${n(top * 0.6)} 9 ${n(top)} -1 ${n(top)} C-11 ${n(top)} -18 ${n(top * 0.5)} -22 4 Z`
  const below = line(
    `M23 ${n(outer + 1)} C21 ${n(low * 0.56 + outer * 0.4)} 13 ${n(low)} 2 ${n(low)}`,
    isMan ? 1 : 1.3,
    0.5,
    mixed(ink, skin, 0.3),
  )
  const bag = isOld
    ? line('M-19 15 C-5 23 11 22 23 12', 1.8, 0.5) + line('M29 -2 L39 -6 M30 3 L41 4 M29 8 L38 13', 1.4, 0.45)
    : expressions[person.mood].isSmiling
      ? line(`M-15 ${n(low + 6)} C-5 ${n(low + 9)} 6 ${n(low + 8)} 14 ${n(low + 4.6)}`, 1.6, 0.26)
      : ''
  return [
    fill(lidTone, deep, isMan ? 0.22 : 0.34),
    crease,
    ball(side, person, head, opening, tones),
    below,
    isMan ? '' : fill(lashes(top - 1.6, outer), ink),
    fill(lid, ink),
    bag,
  ].join('')
}

/** Both eyes in their sockets, and the brows. */
export function drawEyes(person: Person, traits: FaceTraits, head: Head, tones: Tones): string {
  const sockets = ([1, -1] as const).map((side) => {
    const [x, y] = head.face(side * 40, -24)
    const [innerX, innerY] = head.face(side * 20, -16)
    const shade = person.isMan ? tones.deep : mixed(tones.deep, '#a03a52', 0.3)
    return (
      soft(x, y, 32, 17, shade, person.isMan ? 0.4 : 0.34) +
      soft(innerX, innerY, 12, 17, tones.deep, person.isMan ? 0.44 : 0.3)
    )
  })
  const drawn = ([1, -1] as const).map(
    (side) =>
      eye(side, person, traits, head, tones) +
      drawBrow(side, person, traits.brows, eyesApart(traits), eyeLevel + traits.build.brows, head, tones.ink),
  )
  return [...sockets, ...drawn].join('')
}

/** The lids of both eyes, closed: what lies over a face while it blinks. */
export const drawClosedLids = (
  person: Person,
  traits: FaceTraits,
  head: Head,
  { ink, deep }: Tones,
  shades: readonly [left: number, right: number],
): string =>
  ([1, -1] as const)
    .map((side) => {
      const { at, top, low, outer } = openingOf(side, person, traits, head)
      const lid = `M-25 5 C-19 ${n(top * 1.5)} 3 ${n(top * 2.1)} 31 ${n(outer - 7)} C17 ${n(low * 1.2)} -6 ${n(low * 1.5)} -23 5 Z`
      const closed = `M-23 5 C-9 ${n(low * 1.4)} 12 ${n(low * 1.2)} ${person.isMan ? 25 : 29} ${n(outer + 1)} C13 ${n(low * 1.2 + 2.6)} -8 ${n(low * 1.4 + 2.6)} -23 5 Z`
      const tone = mixed(person.skin, deep, 0.14 + 0.5 * (side > 0 ? shades[1] : shades[0]))
      return `<path d="${warped(lid, at)}" fill="${tone}"/><path d="${warped(closed, at)}" fill="${ink}" stroke="${ink}" stroke-width="${person.isMan ? 0.8 : 1.6}"/>`
    })
    .join('')
