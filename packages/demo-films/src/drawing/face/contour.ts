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
  [101, -52],
  [95, -22],
  [100, 10],
  [93.5, 48],
  [83, 84],
  [72, 115],
  [46, 131],
]
const near: readonly Point[] = [
  [24, -142],
  [-50, -132],
  [-92, -90],
  [-101, -45],
  [-97, -14],
  [-92, 20],
  [-84, 54],
  [-65, 87],
  [-16, 120],
  [46, 131],
]

interface Width {
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  /** Of what is below the eyes. */
  readonly length: number
}

const widths: Readonly<Record<FaceShape, Width>> = {
  oval: { cheek: 0.98, jaw: 0.95, chin: 0.94, length: 1 },
  heart: { cheek: 1.03, jaw: 0.87, chin: 0.74, length: 1 },
  round: { cheek: 1.08, jaw: 1.12, chin: 1.08, length: 0.91 },
  square: { cheek: 1, jaw: 1.15, chin: 1.26, length: 0.99 },
  long: { cheek: 0.92, jaw: 0.93, chin: 1, length: 1.11 },
  diamond: { cheek: 1.06, jaw: 0.88, chin: 0.9, length: 1.05 },
}

/** The points of both halves, the right one first, from the forehead to the chin and up again. */
function outline({ share, side, turn }: Head, shape: FaceShape, isMan: boolean): Point[] {
  const { cheek, jaw, chin, length } = widths[shape]
  const own = (index: number) =>
    (index < 5 ? 1 : index < 7 ? cheek : index === 7 ? jaw : chin) *
    (isMan || index < 6 ? 1 : index === 6 ? 0.965 : 0.9)
  // What is broader or narrower stands out to its side: turned, less of it is seen.
  const seen = 1 - 0.15 * share
  const nod = 1 - 0.0035 * turn.pitch
  const half = (turned: readonly Point[], mirror: 1 | -1): Point[] =>
    front.map(([x, y], index) => {
      const [turnedX, turnedY] = turned[index] ?? [x, y]
      const plainX = between(mirror * x, turnedX, share)
      const plainY = between(y, turnedY, share)
      return [side * (plainX + mirror * x * (own(index) - 1) * seen), plainY < 30 ? plainY : plainY * length * nod]
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
