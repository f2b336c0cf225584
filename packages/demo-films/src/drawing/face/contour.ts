import { between, type Head, type Point, through } from './head.ts'
import type { FaceShape } from './traits.ts'

/** The right half from the top of the forehead to the chin: from the front, and turned, on the far side and on the near one. */
const front: readonly Point[] = [
  [0, -140],
  [62, -128],
  [90, -86],
  [96, -45],
  [95, -14],
  [91, 16],
  [82, 48],
  [63, 82],
  [32, 109],
  [0, 118],
]
const far: readonly Point[] = [
  [24, -142],
  [72, -124],
  [94, -86],
  [98, -54],
  [91, -25],
  [93, 3],
  [86, 38],
  [75, 72],
  [60, 102],
  [39, 118],
]
const near: readonly Point[] = [
  [24, -142],
  [-50, -132],
  [-92, -90],
  [-99, -45],
  [-95, -14],
  [-86, 18],
  [-74, 50],
  [-49, 82],
  [-8, 109],
  [39, 118],
]

interface Width {
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  /** Of what is below the eyes. */
  readonly length: number
}

const widths: Readonly<Record<FaceShape, Width>> = {
  oval: { cheek: 0.98, jaw: 0.93, chin: 0.84, length: 0.99 },
  heart: { cheek: 1.05, jaw: 0.82, chin: 0.52, length: 0.97 },
  round: { cheek: 1.08, jaw: 1.1, chin: 1.16, length: 0.88 },
  square: { cheek: 0.99, jaw: 1.1, chin: 1.36, length: 0.96 },
  long: { cheek: 0.94, jaw: 0.92, chin: 1, length: 1.08 },
  diamond: { cheek: 1.09, jaw: 0.86, chin: 0.74, length: 1.01 },
}

/** A man's jaw is longer and broader. */
const lengthOf = (shape: FaceShape, isMan: boolean): number => widths[shape].length * (isMan ? 1.03 : 1)

/** Where what lies below the eyes is on a face of another length. */
export const lowered = (y: number, shape: FaceShape, isMan: boolean): number =>
  y < 12 ? y : 12 + (y - 12) * lengthOf(shape, isMan)

/** The points of both halves, the right one first, from the forehead to the chin and up again. */
function outline({ share, side, turn }: Head, shape: FaceShape, isMan: boolean): Point[] {
  const { cheek, jaw, chin } = widths[shape]
  // From the cheekbone to the chin one passes into the other.
  const lower = [1, 1, 1, 1, 1, (1 + cheek) / 2, (cheek + jaw) / 2, jaw, (jaw + chin) / 2, chin] as const
  const softer = [1, 1, 1, 1, 0.99, 0.97, 0.95, 0.925, 0.91, 1] as const
  const own = (index: number) => (lower[index] ?? 1) * (isMan ? (index < 5 ? 1 : 0.985) : (softer[index] ?? 1))
  // What is broader or narrower stands out to its side: turned, less of it is seen.
  const seen = 1 - 0.15 * share
  const nod = 1 - 0.0035 * turn.pitch
  const half = (turned: readonly Point[], mirror: 1 | -1): Point[] =>
    front.map(([x, y], index) => {
      const [turnedX, turnedY] = turned[index] ?? [x, y]
      const plainX = between(mirror * x, turnedX, share)
      const plainY = between(y, turnedY, share)
      return [
        side * (plainX + mirror * x * (own(index) - 1) * seen),
        lowered(plainY, shape, isMan) * (plainY < 30 ? 1 : nod),
      ]
    })
  const [lookedTo, other] = [half(far, 1), half(near, -1)]
  return [...lookedTo, ...other.slice(1, -1).toReversed()]
}

/** The outline of a face without its ears. */
export const faceOutline = (head: Head, shape: FaceShape, isMan: boolean): string =>
  through(outline(head, shape, isMan), true)

/** From the cheekbone on the near side over the chin to the far one: where a beard grows and light draws an edge. */
export function jawPoints(head: Head, shape: FaceShape, isMan: boolean): Point[] {
  const points = outline(head, shape, isMan)
  return points.slice(5, 14)
}

/** Both edges of the face from the temple down, the left of the picture first. */
export function edges(head: Head, shape: FaceShape, isMan: boolean): readonly [string, string] {
  const points = outline(head, shape, isMan)
  const lookedTo = points.slice(1, 10)
  const other = [...points.slice(9)].toReversed()
  const [right, left] = head.side > 0 ? [lookedTo, other] : [other, lookedTo]
  return [through(left), through(right)]
}
