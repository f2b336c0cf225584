import { portraitLight } from './drawing/light.ts'
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

/** One of the two people of a drama, in the light of its place. */
export function portraitOf(look: Look, who: 'lead' | 'other', view: View, at: PortraitPose): string {
  const { person } = look.cast[who]
  const light = portraitLight(look.palette)
  if (!isSide(view)) return placed(portrait(person, light, poses[view]), at)
  const { isAwake, isMirrored } = sides[view]
  return placed(profile(person, light, isAwake), { ...at, isMirrored })
}

/** What lies over a portrait while they blink; nothing over one from the side. */
export const closedLidsOf = (look: Look, who: 'lead' | 'other', view: View, at: PortraitPose): string =>
  isSide(view) ? '' : placed(closedLids(look.cast[who].person, portraitLight(look.palette), poses[view]), at)
