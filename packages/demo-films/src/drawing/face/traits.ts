import { seeded } from '../svg.ts'

export type FaceShape = 'oval' | 'heart' | 'round' | 'square' | 'long' | 'diamond'
export type EyeShape = 'almond' | 'round' | 'fox' | 'hooded' | 'soft' | 'small'
export type BrowShape = 'straight' | 'arched' | 'heavy' | 'soft' | 'angled'
export type NoseShape = 'fine' | 'broad' | 'long' | 'button' | 'hooked'
export type LipShape = 'full' | 'fine' | 'bow' | 'wide'

/** What makes a face one's own. */
export interface FaceTraits {
  readonly shape: FaceShape
  readonly eyes: EyeShape
  readonly brows: BrowShape
  readonly nose: NoseShape
  readonly lips: LipShape
  /** On which side the hair is parted. */
  readonly part: 1 | -1
  readonly build: Build
}

/** Small measures in which two faces of the same features still differ. */
interface Build {
  /** Shares of the plain measure: how large the eyes are, how far apart, and how broad the mouth is. */
  readonly eyes: number
  readonly apart: number
  readonly lips: number
  /** How far brows and mouth lie below the plain place. */
  readonly brows: number
  readonly mouth: number
}

interface Whose {
  readonly skin: string
  readonly eyes: string
  readonly isMan: boolean
  readonly face?: Partial<FaceTraits>
}

const women = {
  shape: ['oval', 'heart', 'round', 'long', 'heart', 'oval'],
  eyes: ['almond', 'fox', 'round', 'soft', 'hooded', 'almond'],
  brows: ['soft', 'arched', 'straight', 'angled'],
  nose: ['fine', 'button', 'long', 'fine'],
  lips: ['full', 'bow', 'wide', 'fine'],
} as const

const men = {
  shape: ['square', 'long', 'oval', 'square', 'round'],
  eyes: ['hooded', 'almond', 'soft', 'fox'],
  brows: ['heavy', 'straight', 'angled', 'heavy'],
  nose: ['broad', 'long', 'fine', 'broad'],
  lips: ['fine', 'wide', 'full', 'fine'],
} as const

/** The face of a person: the same on every cover, in every film and in their portrait as a star, whatever they wear. */
export function faceOf({ skin, eyes, isMan, face }: Whose): FaceTraits {
  const key = [...`${skin}${eyes}${isMan}`].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 17)
  const random = seeded(key)
  const sets = isMan ? men : women
  const one = <T>(of: readonly T[], otherwise: T): T => of[Math.floor(random() * of.length)] ?? otherwise
  return {
    shape: one<FaceShape>(sets.shape, 'oval'),
    eyes: one<EyeShape>(sets.eyes, 'almond'),
    brows: one<BrowShape>(sets.brows, 'straight'),
    nose: one<NoseShape>(sets.nose, 'fine'),
    lips: one<LipShape>(sets.lips, 'full'),
    part: random() < 0.5 ? 1 : -1,
    build: {
      eyes: 0.88 + random() * 0.26,
      apart: 0.95 + random() * 0.11,
      lips: 0.84 + random() * 0.32,
      brows: -4 + random() * 6,
      mouth: -3 + random() * 6,
    },
    ...face,
  }
}
