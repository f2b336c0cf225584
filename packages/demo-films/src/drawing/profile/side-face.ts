import { templeLamp } from '../face/marks.ts'
import type { SkinTones } from '../face/skin-tones.ts'
import type { BrowShape, EyeShape, FaceShape, FaceTraits, LipShape, NoseShape } from '../face/traits.ts'
import type { Person } from '../person.ts'
import { group, mixed, n, repeat } from '../svg.ts'

/** From a point of the plain profile to where somebody has it. */
type AtSide = (x: number, y: number) => readonly [number, number]

/** How far something reaches out at a height, and how much of it other heights take. */
interface Bulge {
  readonly y: number
  readonly reach: number
  readonly out: number
  readonly down: number
}

const noses: Readonly<Record<NoseShape, readonly Bulge[]>> = {
  fine: [],
  broad: [{ y: 36, reach: 16, out: 3, down: 2 }],
  long: [{ y: 30, reach: 24, out: 7, down: 5 }],
  button: [
    { y: 32, reach: 18, out: -4, down: -5 },
    { y: 4, reach: 18, out: -4, down: 0 },
  ],
  hooked: [
    { y: 0, reach: 20, out: 8, down: 0 },
    { y: 34, reach: 14, out: 2, down: 6 },
  ],
}

/** How far lips reach out: little, for what is pursed reads as a pout. */
const lips: Readonly<Record<LipShape, number>> = { full: -2, fine: -5, bow: -3, wide: -4 }

/** The chin: how far it reaches out, and down. */
const chins: Readonly<Record<FaceShape, readonly [out: number, down: number]>> = {
  oval: [0, 0],
  heart: [-2, -2],
  round: [-5, -3],
  square: [6, 1],
  long: [2, 8],
  diamond: [3, 3],
}

const near = (value: number, reach: number): number => Math.max(0, 1 - (value / reach) ** 2) ** 2

/** The line of somebody's face from the side: nose, lips and chin are as they are from the front, the jaw is let down by `open`. */
export function sideOf({ nose, lips: mouth, shape }: FaceTraits, isOld: boolean, open: number): AtSide {
  const [chinOut, chinDown] = chins[shape]
  const bulges: readonly Bulge[] = [
    ...noses[nose],
    { y: 62, reach: 14, out: lips[mouth] - (isOld ? 2 : 0), down: 0 },
    { y: 88, reach: 14, out: lips[mouth] - (isOld ? 2 : 0), down: 0 },
    { y: 124, reach: 34, out: chinOut, down: chinDown },
  ]
  return (x, y) => {
    // What lies behind the front of the face stays where it is.
    const share = Math.min(1, Math.max(0, (x - 52) / 34))
    const moved = bulges.map((bulge) => ({ ...bulge, by: near(y - bulge.y, bulge.reach) * share }))
    return [
      x + moved.reduce((sum, { out, by }) => sum + out * by, 0),
      y +
        moved.reduce((sum, { down, by }) => sum + down * by, 0) +
        open * share * Math.min(1, Math.max(0, (y - 74) / 4)),
    ]
  }
}

/** How wide the eye is open, and how far its outer corner is raised. */
export const sideEyes: Readonly<Record<EyeShape, { readonly open: number; readonly rise: number }>> = {
  almond: { open: 1, rise: 1 },
  round: { open: 1.24, rise: 0 },
  fox: { open: 0.9, rise: 4 },
  hooded: { open: 0.78, rise: 1 },
  soft: { open: 1.04, rise: -3 },
  small: { open: 0.84, rise: 0 },
}

export const sideBrows: Readonly<Record<BrowShape, { readonly arch: number; readonly thick: number }>> = {
  straight: { arch: 0, thick: 1.2 },
  arched: { arch: 8, thick: 0.8 },
  heavy: { arch: 1, thick: 3.4 },
  soft: { arch: 4, thick: 0.6 },
  angled: { arch: 5, thick: 1.6 },
}

/** Lines of a life, at the brow, beside eye and nose, and where the cheek has sunk; and what else a face is known by. */
export function sideMarks({ isOld, scar, marks, eyes }: Person, { deep, line: ink }: SkinTones): string {
  const line = (d: string, width: number, opacity: number, color = deep) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const brown = mixed(ink, '#7a3a1c', 0.5)
  const age = [
    line('M84 44 C74 54 68 66 70 82', 3.6, 0.6),
    line('M40 -84 C54 -90 68 -90 80 -84', 2.4, 0.42),
    line('M44 -98 C56 -103 66 -103 76 -98', 2.2, 0.34),
    line('M46 -14 L32 -20 M45 -8 L30 -7 M46 -2 L34 6', 2, 0.5),
    line('M54 2 C60 9 70 9 78 2', 2.2, 0.5),
    line('M70 88 C66 98 60 106 52 110', 2.4, 0.4),
  ]
  const cut = [
    line('M58 -58 C61 -42 62 -30 63 -26 M62 2 C62 14 63 24 66 32', 3.4, 0.8, '#f6d2c2'),
    line('M60 -58 C63 -42 64 -30 65 -26 M64 2 C64 14 65 24 68 32', 1.6, 0.6),
  ]
  const freckles = repeat(15, (index) => {
    const [across, down] = [(index * 0.618) % 1, (index * 0.414) % 1]
    return `<circle cx="${n(46 + across * 38)}" cy="${n(10 + down * 18)}" r="${n(0.9 + down * 0.7)}" fill="${brown}" fill-opacity=".34"/>`
  })
  const seam = 'M30 -66 C34 -30 30 -4 24 14 L26 46 C30 64 38 80 50 94'
  const own = {
    freckles,
    mole: `<circle cx="74" cy="58" r="2.1" fill="${brown}" fill-opacity=".85"/>`,
    seams: line(seam, 2.4, 0.5, ink) + line(seam, 1.1, 0.9, eyes) + templeLamp(30, -70, eyes),
  }
  return (isOld ? age.join('') : '') + (scar ? cut.join('') : '') + (marks ? own[marks] : '')
}

/** A full beard from the ear to the chin, with the lips free. */
export function sideBeard({ beard }: Person, ink: string, at: (path: string) => string): string {
  if (beard !== 'full') return ''
  const cheeks = at(
    'M-40 -6 C-34 30 -10 56 26 58 C50 60 60 64 72 56 C82 50 92 48 98 52 C102 56 106 62 104 68 C94 66 82 68 76 75 C82 84 92 92 102 94 C96 98 98 104 102 110 C108 134 100 154 78 154 C46 156 6 142 -18 122 C-44 96 -50 40 -40 -6 Z',
  )
  const hairs = repeat(64, (index) => {
    // Spread without rows, as the seeds of a flower are.
    const [across, down] = [(index * 0.618) % 1, (index * 0.414) % 1]
    const x = -30 + across * 112
    const y = 46 + across * 20 + down * (36 + across * 14)
    const length = 14 + ((index * 7) % 5) * 3
    return `<path d="${at(`M${n(x)} ${n(y)} Q${n(x + 2)} ${n(y + length * 0.5)} ${n(x + length * 0.4)} ${n(y + length)}`)}"/>`
  })
  const curls = group(
    `fill="none" stroke="${mixed(ink, '#ffffff', 0.34)}" stroke-width="1.6" stroke-linecap="round" opacity=".36"`,
    hairs,
  )
  return `<path d="${cheeks}" fill="${ink}" fill-opacity=".93"/>${curls}`
}

/** The near glass, and the arm to the ear. */
export const sideGlasses = (color: string | undefined): string =>
  color
    ? `<path d="M62 -32 C74 -38 92 -36 93 -22 C94 -4 86 8 76 8 C64 8 58 -4 58 -18 C58 -24 58 -29 62 -32 Z" fill="#fff" fill-opacity=".06" stroke="${color}" stroke-width="4.4"/><path d="M59 -22 L-34 -22" stroke="${color}" stroke-width="4.2"/>`
    : ''
