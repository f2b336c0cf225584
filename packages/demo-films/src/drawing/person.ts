import type { FaceTraits } from './face/traits.ts'
import type { Clothes } from './garments.ts'
import type { HairName } from './hair/styles.ts'

/** What a face shows. */
export type Feeling =
  | 'calm'
  | 'stern'
  | 'warm'
  | 'afraid'
  | 'tender'
  | 'amused'
  | 'proud'
  | 'weeping'
  | 'furious'
  | 'shocked'
  | 'scheming'

/** A person as covers and near shots show them. Colours are seven-character hexadecimal. */
export interface Person {
  readonly skin: string
  readonly hair: { readonly name: HairName; readonly color: string }
  readonly clothes: Clothes
  readonly eyes: string
  readonly mood: Feeling
  readonly isMan: boolean
  /** Lines of a face that has lived. */
  readonly isOld?: boolean
  readonly beard?: 'stubble' | 'full'
  readonly glasses?: string
  readonly scarf?: string
  readonly scar?: true
  /** What their skin has by nature, or by whoever built them. */
  readonly marks?: 'freckles' | 'mole' | 'seams'
  /** Where they should not be as their colours have it. */
  readonly face?: Partial<FaceTraits>
}

/** Where the key light of a scene stands as the camera sees it: beside the camera, at either side of it, or behind whoever is seen. */
export const falls = ['front', 'right', 'behind', 'left'] as const
export type Fall = (typeof falls)[number]

/** The light of a scene: the colour of the key light, of the other one that draws an edge, and of what neither reaches. */
export interface PortraitLight {
  readonly fall: Fall
  readonly key: string
  readonly edge: string
  readonly shadow: string
}
