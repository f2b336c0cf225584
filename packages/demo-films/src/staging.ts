import type { Fall } from './drawing/person.ts'
import type { PortraitPose } from './drawing/portrait.ts'
import type { Appearance } from './players.ts'
import type { Figure } from './poster/figure.ts'
import type { PropName } from './poster/props.ts'

/** One of the two people in a picture. */
export interface Player extends Appearance {
  /** Out of focus in the haze of the place, as somebody remembered or feared. */
  readonly isAfar?: true
}

/** Which part of a place a cover shows: what of it lies in the upper left corner, and how large it is. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A face that fills the sky of a cover. */
export interface Ghost extends Appearance {
  /** What shines in the place shines in them, too. */
  readonly isOpen?: true
}

/** Where the thing lies that a drama turns on: around (x, y), 600 high before it is scaled. */
export interface Thing {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  /** Behind the people, as what they wear on their heads. */
  readonly isBehind?: true
}

/** How a cover shows its people before their place, from back to front. */
export interface Staging {
  readonly players: readonly Player[]
  readonly view: View
  /** Where the light stands, for whoever has none of their own. */
  readonly fall: Fall
  /** Over whose shoulder one looks, out of focus. */
  readonly shoulder?: { readonly who: 'lead' | 'other'; readonly at: PortraitPose }
  /** Each in a part of the picture of their own, cut aslant. */
  readonly isSplit?: true
  /** The light stands between them. */
  readonly isLitBetween?: true
  readonly ghost?: Ghost
  /** People from head to foot, small in the place. */
  readonly figures?: readonly Figure[]
  readonly thing?: Thing
  /** An open door at the end of a place: x, y, width and height. */
  readonly door?: readonly [number, number, number, number]
  /** Out of focus, before everything. */
  readonly props?: readonly PropName[]
}
