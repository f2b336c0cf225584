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
  heart: { across: 0.98, down: 1, neck: 0.92, shoulders: 0.96 },
  round: { across: 1.04, down: 0.97, neck: 1.1, shoulders: 1.06 },
  square: { across: 1.04, down: 0.99, neck: 1.12, shoulders: 1.09 },
  long: { across: 0.94, down: 1.02, neck: 0.96, shoulders: 0.98 },
  diamond: { across: 0.97, down: 1.01, neck: 0.92, shoulders: 0.95 },
}
