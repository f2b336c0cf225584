import type { Person } from '../person.ts'
import { clip, group, linear, mixed, n, soft } from '../svg.ts'
import { expressions } from './expression.ts'
import { type At, type Head, warped } from './head.ts'
import type { BrowShape, EyeShape, FaceTraits } from './traits.ts'

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
  almond: { height: 0.96, rise: 3, width: 1, lid: 2, hasCrease: true, size: 1, apart: 43 },
  round: { height: 1.26, rise: -1, width: 0.92, lid: 0, hasCrease: true, size: 1.06, apart: 44 },
  fox: { height: 0.88, rise: 7, width: 1.08, lid: 2.4, hasCrease: true, size: 0.97, apart: 44.5 },
  hooded: { height: 0.74, rise: 2, width: 1.02, lid: 4, hasCrease: false, size: 0.96, apart: 43 },
  soft: { height: 1.02, rise: -7, width: 1.04, lid: 2, hasCrease: true, size: 1.02, apart: 42 },
  small: { height: 0.92, rise: 1, width: 0.96, lid: 2, hasCrease: false, size: 0.84, apart: 40 },
}

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

function openingOf(side: 1 | -1, { isMan, isOld, mood }: Person, { eyes }: FaceTraits, head: Head): Opening {
  const cut = cuts[eyes]
  const open =
    cut.height *
    expressions[mood].eyes *
    (isOld ? 0.88 : isMan ? 0.92 : 1.06) *
    (1 - Math.max(0, head.turn.pitch) * 0.012)
  const at: At = (x, y, lift = 0) =>
    head.face(side * (cut.apart + x * cut.size * cut.width * (isMan ? 1 : 1.06)), -13 + y * cut.size, lift)
  return { at, cut, top: -15.5 * open, low: (expressions[mood].isSmiling ? 8 : 10) * open, outer: -3 - cut.rise }
}

/** The edges of the lids: from the inner corner to the outer one, and back. */
const upperOf = (top: number, outer: number) =>
  `-26 5 C-21 ${n(top * 0.52)} -12 ${n(top)} 0 ${n(top)} C12 ${n(top)} 21 ${n(top * 0.5 + outer * 0.3)} 27 ${n(outer)}`
const lowerOf = (low: number, outer: number) =>
  `C24 ${n(low * 0.5 + outer * 0.4)} 15 ${n(low)} 2 ${n(low)} C-10 ${n(low)} -20 ${n(low * 0.8)} -26 5`

/** One eye; `side` is where it lies from the nose. */
function eye(side: 1 | -1, person: Person, traits: FaceTraits, head: Head, { ink, deep }: Tones): string {
  const { isMan, isOld, skin } = person
  const { at, cut, top, low, outer } = openingOf(side, person, traits, head)
  const upper = upperOf(top, outer)
  const white = warped(`M${upper} ${lowerOf(low, outer)} Z`, at)
  const inside = clip(white)
  const [gazeX, gazeY] = head.turn.gaze
  // Its upper part lies under the lid, as it does unless somebody is afraid.
  const sunk = expressions[person.mood].eyes > 1 ? 0 : 1.6
  const [ballX, ballY] = at(side * gazeX * 9, top + 15.5 * cut.size - sunk * 2.4 + gazeY * 4 + cut.lid * 0.3 - 3)
  const squeeze = Math.abs(at(8, 0)[0] - at(-8, 0)[0]) / (16 * cut.size)
  const radius = (isMan ? 12.6 : 14.2) * cut.size
  const iris = linear([
    [0, mixed(person.eyes, '#05030a', 0.72)],
    [0.5, mixed(person.eyes, '#05030a', 0.12)],
    [1, mixed(person.eyes, '#ffffff', 0.36)],
  ])
  const ellipse = (r: number, fill: string, dx = 0, dy = 0, extra = '') =>
    `<ellipse cx="${n(ballX + dx)}" cy="${n(ballY + dy)}" rx="${n(r * Math.max(0.62, squeeze))}" ry="${n(r)}" fill="${fill}" ${extra}/>`
  const [innerX, innerY] = at(-23, 4)
  const [outerX, outerY] = at(25, outer + 3)
  const ball = [
    `<path d="${white}" fill="${mixed('#f4eee8', skin, 0.14)}"/>`,
    // Round at its corners, and red in the inner one.
    soft(outerX, outerY, 13, 14, deep, 0.5),
    soft(innerX, innerY, 9, 9, mixed(skin, '#b03a3a', 0.5), 0.7),
    ellipse(radius, mixed(person.eyes, '#05030a', 0.78)),
    ellipse(radius - 1.5, iris.url),
    soft(ballX, ballY + radius * 0.5, radius * 0.7, radius * 0.42, mixed(person.eyes, '#ffffff', 0.62), 0.62),
    ellipse(radius * 0.42, '#08050b'),
    // The lid's shadow on the ball, and the light in it.
    `<path d="${warped(`M${upper} L27 ${n(outer + 6)} C18 ${n(top * 0.42 + 2)} 8 ${n(top * 0.5)} 0 ${n(top * 0.5)} C-12 ${n(top * 0.5)} -20 ${n(top * 0.3 + 4)} -26 10 Z`, at)}" fill="${ink}" fill-opacity=".36"/>`,
    ellipse(4, '#fff', 4.2, -radius * 0.36),
    ellipse(1.9, '#fff', -4.4, radius * 0.42, 'opacity=".66"'),
  ].join('')
  const thick = isMan ? 3 : 5
  const wing = isMan ? `29 ${n(outer + 1)}` : `35 ${n(outer - 5)}`
  const lid = `<path d="${warped(`M-27 6 C-23 ${n(top * 0.5)} -13 ${n(top - thick * 0.7)} 0 ${n(top - thick)} C13 ${n(top - thick)} 22 ${n(top * 0.5 - thick + outer * 0.3)} ${wing} C28 ${n(outer + 1)} 28 ${n(outer + 2)} 26 ${n(outer + 2)} C21 ${n(top * 0.5 + outer * 0.3)} 12 ${n(top)} 0 ${n(top)} C-12 ${n(top)} -21 ${n(top * 0.52)} -27 6 Z`, at)}" fill="${ink}"/>`
  const line = (d: string, width: number, opacity: number, color = deep) =>
    `<path d="${warped(d, at)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  // The lid itself, from the lashes to its crease.
  const cover = `<path d="${warped(`M-26 5 C-22 ${n(top * 0.7 - 4)} -12 ${n(top * 1.1 - 7)} 2 ${n(top * 1.1 - 7)} C14 ${n(top * 1.1 - 7)} 24 ${n(top * 0.6 - 6 + outer * 0.4)} 31 ${n(outer - 5)} L27 ${n(outer)} C21 ${n(top * 0.5)} 12 ${n(top)} 0 ${n(top)} C-12 ${n(top)} -21 ${n(top * 0.52)} -26 5 Z`, at)}" fill="${deep}" fill-opacity="${isMan ? 0.26 : 0.34}"/>`
  const crease = cut.hasCrease
    ? line(
        `M-22 ${n(top * 0.6 - 4)} C-14 ${n(top * 1.1 - 7)} -4 ${n(top * 1.1 - 8)} 4 ${n(top * 1.1 - 8)} C14 ${n(top * 1.1 - 8)} 24 ${n(top * 0.6 - 7 + outer * 0.4)} 31 ${n(outer - 7)}`,
        1.9,
        0.55,
      )
    : line(`M0 ${n(top - 5)} C12 ${n(top - 5)} 24 ${n(top * 0.5 - 4)} 33 ${n(outer + 2)}`, 2, 0.4)
  const below = line(`M27 ${n(outer + 1)} ${lowerOf(low, outer)}`, isMan ? 1.1 : 1.3, 0.5, mixed(ink, skin, 0.3))
  const bag = isOld
    ? line('M-22 17 C-6 27 12 25 25 14', 2.4, 0.5) + line('M34 -2 L46 -7 M35 3 L48 4 M34 8 L45 14', 1.8, 0.45)
    : line('M-20 17 C-6 22 8 21 20 15', 4, 0.05)
  return `${inside.defs}${iris.defs}${cover}${crease}${group(`clip-path="${inside.url}"`, ball)}${below}${lid}${bag}`
}

interface Brow {
  readonly inner: number
  readonly arch: number
  readonly outer: number
  readonly thick: number
}

const brows: Readonly<Record<BrowShape, Brow>> = {
  straight: { inner: -27, arch: -31, outer: -28, thick: 8 },
  arched: { inner: -26, arch: -44, outer: -29, thick: 5.6 },
  heavy: { inner: -25, arch: -34, outer: -27, thick: 12.5 },
  soft: { inner: -31, arch: -38, outer: -25, thick: 5.2 },
  angled: { inner: -26, arch: -41, outer: -33, thick: 7 },
}

function brow(side: 1 | -1, person: Person, traits: FaceTraits, head: Head, ink: string): string {
  const { inner, arch: highest, outer, thick } = brows[traits.brows]
  const { brow: moved, hasRaisedBrow, isFrowning } = expressions[person.mood]
  const isRaised = hasRaisedBrow === true && side !== head.side
  const [innerBy, outerBy, archBy] = isRaised ? [-7, -5, -7] : moved
  const { apart } = cuts[traits.eyes]
  const at: At = (x, y) => head.face(side * (apart + x), -13 + y, 3)
  const weight = thick * (person.isMan ? 1.18 : 0.92)
  const [from, to] = [inner + innerBy, outer + outerBy]
  // Fear lifts the inner end above the arch: the whole brow slopes from there.
  const arch = Math.min(highest, from + 1 - Math.min(0, archBy)) + archBy
  const shape = `M-31 ${n(from + weight * 0.5)} C-30 ${n(from - weight * 0.6)} -22 ${n(from - weight * 0.75)} -16 ${n((from + arch) / 2 - weight * 0.45)} C-2 ${n(arch - weight * 0.5)} 10 ${n(arch - weight * 0.4)} 40 ${n(to)} C18 ${n(arch + weight * 0.5)} 2 ${n(arch + weight * 0.6)} -31 ${n(from + weight * 0.5)} Z`
  const line = isFrowning
    ? `<path d="${warped('M-36 -25 C-38 -31 -37 -37 -35 -42', at)}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-opacity=".34"/>`
    : ''
  return `<path d="${warped(shape, at)}" fill="${ink}" fill-opacity=".88"/>${line}`
}

/** Both eyes in their sockets, and the brows. */
export function drawEyes(person: Person, traits: FaceTraits, head: Head, tones: Tones): string {
  const sockets = ([1, -1] as const).map((side) => {
    const [x, y] = head.face(side * 42, -22)
    const [innerX, innerY] = head.face(side * 21, -14)
    const shade = person.isMan ? tones.deep : mixed(tones.deep, person.clothes.color, 0.22)
    return soft(x, y, 37, 20, shade, person.isMan ? 0.5 : 0.42) + soft(innerX, innerY, 15, 20, tones.deep, 0.42)
  })
  const drawn = ([1, -1] as const).map(
    (side) => eye(side, person, traits, head, tones) + brow(side, person, traits, head, tones.ink),
  )
  return [...sockets, ...drawn].join('')
}

/** The lids of both eyes, closed: what lies over a face while it blinks. */
export const drawClosedLids = (person: Person, traits: FaceTraits, head: Head, { ink, deep }: Tones): string =>
  ([1, -1] as const)
    .map((side) => {
      const { at, top, low, outer } = openingOf(side, person, traits, head)
      const lid = `M-27 6 C-20 ${n(top * 0.82)} 4 ${n(top * 1.34)} 31 ${n(outer - 3)} C20 ${n(low * 1.2)} -7 ${n(low * 1.5)} -27 6 Z`
      const lashes = `M-27 6 C-10 ${n(low * 1.5)} 14 ${n(low * 1.2)} ${person.isMan ? 30 : 34} ${n(outer + 1)}`
      const tone = mixed(person.skin, deep, side > 0 ? 0.3 : 0.52)
      return `<path d="${warped(lid, at)}" fill="${tone}"/><path d="${warped(lashes, at)}" fill="none" stroke="${ink}" stroke-width="${person.isMan ? 3 : 4.6}" stroke-linecap="round"/>`
    })
    .join('')
