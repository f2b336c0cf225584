import { drawHold } from './drawing/hands/gesture.ts'
import { portraitLight } from './drawing/light.ts'
import type { Fall, Feeling } from './drawing/person.ts'
import { closedLids, type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { type PoseName, poses } from './drawing/poses.ts'
import { profile } from './drawing/profile/profile.ts'
import { type Lighting, lightingOf } from './poster/relit.ts'
import type { Look } from './story.ts'

/** From the side: in the eyes of whom they stand before, or with their own closed. */
const sides = {
  facingLeft: { isAwake: true, isMirrored: true },
  facingRight: { isAwake: true, isMirrored: false },
  closeToLeft: { isAwake: false, isMirrored: true },
  closeToRight: { isAwake: false, isMirrored: false },
} as const

type SideName = keyof typeof sides

export type View = PoseName | SideName

const isSide = (view: View): view is SideName => view in sides

/** Somebody of a drama as they are seen in a picture: what they feel in it, where it is not what they mostly do. */
export interface Appearance {
  readonly who: 'lead' | 'other'
  readonly pose: View
  readonly at: PortraitPose
  readonly feels?: Feeling
  /** Where they are lit from; absent: from the right. */
  readonly fall?: Fall
  /** They hold up what the drama turns on. */
  readonly isHolding?: boolean
}

const personOf = ({ cast }: Look, { who, feels }: Appearance) => {
  const { person } = cast[who]
  return feels ? { ...person, mood: feels } : person
}

/** One of the two people of a drama, in the light of its place. */
export function portraitOf(look: Look, appearance: Appearance): string {
  const { pose: view, at, fall } = appearance
  const person = personOf(look, appearance)
  const light = portraitLight(look.palette, fall)
  if (!isSide(view)) {
    return placed(portrait(person, light, poses[view]), at)
  }
  const { isAwake, isMirrored } = sides[view]
  return placed(profile(person, light, isAwake), { ...at, isMirrored })
}

/** How their drawing is lit as a body. Faces from the side are drawn with the light before them, whichever way they look. */
export const lightingOn = ({ pose, fall = 'right' }: Appearance): Lighting =>
  lightingOf(fall, isSide(pose) && sides[pose].isMirrored)

/** Their hands, over their portrait. */
export function handsOf(look: Look, appearance: Appearance): string {
  const { pose: view, at, isHolding, fall } = appearance
  if (!isHolding) return ''
  const person = personOf(look, appearance)
  const light = portraitLight(look.palette, fall)
  const side = isSide(view) || poses[view].yaw >= 0 ? 1 : -1
  const { keepsake, palette: lamps } = look
  const drawn = drawHold({ person, light, keepsake, lamps, side })
  return drawn && placed(drawn, at)
}

/** What lies over a portrait while they blink; nothing over one from the side. */
export function closedLidsOf(look: Look, appearance: Appearance): string {
  const { pose, at, fall } = appearance
  return isSide(pose)
    ? ''
    : placed(closedLids(personOf(look, appearance), portraitLight(look.palette, fall), poses[pose]), at)
}
