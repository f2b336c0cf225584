import type { FaceShape } from './traits.ts'

/** What goes with the shape of a face, as shares of the plain measure. */
interface Physique {
  /** Of the head with its hair. */
  readonly across: number
  readonly down: number
  readonly neck: number
  readonly shoulders: number
}

/** How large a head is beside the shoulders it is drawn on: as large as it is drawn, it would be the head of a child. */
export const headShare = 0.93

/** Told apart as silhouettes already: nobody stout has the neck of somebody slight. */
export const physiques: Readonly<Record<FaceShape, Physique>> = {
  oval: { across: 1, down: 1, neck: 1, shoulders: 1 },
  heart: { across: 0.98, down: 1, neck: 0.86, shoulders: 0.93 },
  round: { across: 1.07, down: 0.96, neck: 1.16, shoulders: 1.1 },
  square: { across: 1.04, down: 0.99, neck: 1.2, shoulders: 1.14 },
  long: { across: 0.92, down: 1.03, neck: 0.94, shoulders: 0.97 },
  diamond: { across: 0.97, down: 1.01, neck: 0.88, shoulders: 0.93 },
}
