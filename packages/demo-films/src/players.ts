import { drawGesture, type Gesture } from './drawing/hands/gesture.ts'
import { portraitLight } from './drawing/light.ts'
import type { Feeling } from './drawing/person.ts'
import { closedLids, type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { type PoseName, poses } from './drawing/poses.ts'
import { profile } from './drawing/profile/profile.ts'
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
  /** What they do with their hands. */
  readonly gesture?: Gesture | undefined
}

const personOf = ({ cast }: Look, { who, feels }: Appearance) => {
  const { person } = cast[who]
  return feels ? { ...person, mood: feels } : person
}

/** One of the two people of a drama, in the light of its place. */
export function portraitOf(look: Look, appearance: Appearance): string {
  const { pose: view, at } = appearance
  const person = personOf(look, appearance)
  const light = portraitLight(look.palette)
  if (!isSide(view)) {
    return placed(portrait(person, light, poses[view]), at)
  }
  const { isAwake, isMirrored } = sides[view]
  return placed(profile(person, light, isAwake), { ...at, isMirrored })
}

/** Their hands, over their portrait. */
export function handsOf(look: Look, appearance: Appearance): string {
  const { pose: view, at, gesture } = appearance
  if (!gesture) return ''
  const person = personOf(look, appearance)
  const light = portraitLight(look.palette)
  const side = isSide(view) || poses[view].yaw >= 0 ? 1 : -1
  const { keepsake, palette: lamps } = look
  const drawn = drawGesture(gesture, { person, light, keepsake, lamps, side })
  return drawn && placed(drawn, at)
}

/** What lies over a portrait while they blink; nothing over one from the side. */
export function closedLidsOf(look: Look, appearance: Appearance): string {
  const { pose, at } = appearance
  return isSide(pose)
    ? ''
    : placed(closedLids(personOf(look, appearance), portraitLight(look.palette), poses[pose]), at)
}
