import type { Feeling } from '../person.ts'
import type { Turn } from './head.ts'

/** What a feeling does to a face, in the measures of a portrait. */
interface Expression {
  /** How wide the eyes are open; 1: as they are. */
  readonly eyes: number
  /** How far brows come down: their inner end, their outer one, and between. Negative rises. */
  readonly brow: readonly [inner: number, outer: number, arch: number]
  /** One brow goes up, on the side that is turned to us. */
  readonly hasRaisedBrow?: true
  /** How far the corners of the mouth rise, the left one first, how far it opens, and how much broader it is. */
  readonly mouth: readonly [left: number, right: number, open: number, broader: number]
  readonly showsTeeth?: true
  /** A smile lifts the lower lids. */
  readonly isSmiling?: true
  readonly hasTears?: true
  /** Lines between the brows. */
  readonly isFrowning?: true
  /** Where the eyes go instead: towards where the head looks, and down. */
  readonly gaze?: readonly [towards: number, down: number]
}

/** Told apart where a still is as small as on a shelf: by brows, lids and mouth together. */
export const expressions: Readonly<Record<Feeling, Expression>> = {
  calm: { eyes: 0.98, brow: [-1.5, 0, 0.5], mouth: [1.8, 2, 0, 0] },
  stern: { eyes: 0.84, brow: [4, -2, 1], mouth: [-1.4, -1.2, 0, -1] },
  warm: { eyes: 0.8, brow: [-5, 1, -2], mouth: [8, 8.4, 5, 5.6], showsTeeth: true, isSmiling: true },
  afraid: { eyes: 1.16, brow: [-8, 2.5, -1], mouth: [-2, -2, 2.4, -1] },
  tender: { eyes: 0.86, brow: [-6.5, 2, -0.5], mouth: [5.6, 6, 0, 2], isSmiling: true },
  amused: { eyes: 0.84, brow: [-3, -1, 0], hasRaisedBrow: true, mouth: [2.6, 7.4, 0, 2], isSmiling: true },
  proud: { eyes: 0.76, brow: [1, -4, -1], mouth: [1.6, 2.8, 0, -0.5] },
  weeping: { eyes: 0.74, brow: [-10, 4, 1], mouth: [-5.4, -4.8, 0.8, 0.4], hasTears: true, gaze: [0.1, 0.5] },
  furious: { eyes: 0.78, brow: [8.5, -4, 3], mouth: [-4.4, -4, 2.6, -1], isFrowning: true },
  shocked: { eyes: 1.2, brow: [-9, -6, -7], mouth: [-0.8, -0.8, 5, -3] },
  scheming: { eyes: 0.66, brow: [4.5, -5, 1], hasRaisedBrow: true, mouth: [0, 7.8, 0, 1.6], gaze: [-0.8, 0.1] },
}

/** The eyes of whoever plots or weeps go where the feeling sends them, whichever way the head is held. */
export function gazing(turn: Turn, feeling: Feeling): Turn {
  const { gaze } = expressions[feeling]
  return gaze ? { ...turn, gaze: [gaze[0] * (turn.yaw < 0 ? -1 : 1), gaze[1]] } : turn
}
