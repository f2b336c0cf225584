import { portraitLight } from './drawing/light.ts'
import { closedLids, type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { type PoseName, poses } from './drawing/poses.ts'
import type { Look } from './story.ts'

/** One of the two people of a drama, in the light of its place. */
export const portraitOf = (look: Look, who: 'lead' | 'other', pose: PoseName, at: PortraitPose): string =>
  placed(portrait(look.cast[who].person, portraitLight(look.palette), poses[pose]), at)

/** What lies over such a portrait while they blink. */
export const closedLidsOf = (look: Look, who: 'lead' | 'other', pose: PoseName, at: PortraitPose): string =>
  placed(closedLids(look.cast[who].person, portraitLight(look.palette), poses[pose]), at)
