import { between, type Head, type Point, through } from './head.ts'
import type { FaceShape } from './traits.ts'

/** The right half from the top of the forehead to the chin: from the front, and turned, on the far side and on the near one. */
const front: readonly Point[] = [
  [0, -140],
  [62, -128],
  [90, -86],
  [97, -45],
  [97, -14],
  [94, 18],
  [87, 50],
  [72, 86],
  [38, 120],
  [0, 130],
]
const far: readonly Point[] = [
  [24, -142],
  [74, -124],
  [97, -86],
  [101.5, -50],
  [97.5, -18],
  [99.5, 14],
  [91, 54],
  [80, 88],
  [70, 116],
  [44, 130],
]
const near: readonly Point[] = [
  [24, -142],
  [-50, -132],
  [-92, -90],
  [-101, -45],
  [-93, -14],
  [-82, 20],
  [-70, 54],
  [-49, 86],
  [-6, 117],
  [44, 130],
]

interface Width {
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  /** Of what is below the eyes. */
  readonly length: number
}

const widths: Readonly<Record<FaceShape, Width>> = {
  oval: { cheek: 0.98, jaw: 0.95, chin: 0.92, length: 1 },
  heart: { cheek: 1.02, jaw: 0.84, chin: 0.62, length: 1 },
  round: { cheek: 1.07, jaw: 1.1, chin: 1.04, length: 0.92 },
  square: { cheek: 1, jaw: 1.15, chin: 1.3, length: 0.99 },
  long: { cheek: 0.92, jaw: 0.92, chin: 1, length: 1.11 },
  diamond: { cheek: 1.05, jaw: 0.86, chin: 0.86, length: 1.05 },
}

/** The points of both halves, the right one first, from the forehead to the chin and up again. */
function outline({ share, side, turn }: Head, shape: FaceShape, isMan: boolean): Point[] {
  const { cheek, jaw, chin, length } = widths[shape]
  const middle = 44 * share
  const own = (index: number) =>
    (index < 5 ? 1 : index < 7 ? cheek : index === 7 ? jaw : chin) * (isMan || index < 7 ? 1 : 0.93)
  const nod = 1 - 0.0035 * turn.pitch
  const half = (turned: readonly Point[], mirror: 1 | -1): Point[] =>
    front.map(([x, y], index) => {
      const [turnedX, turnedY] = turned[index] ?? [x, y]
      const plainX = between(mirror * x, turnedX, share)
      const plainY = between(y, turnedY, share)
      return [side * (middle + (plainX - middle) * own(index)), plainY < 30 ? plainY : plainY * length * nod]
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
