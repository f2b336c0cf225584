import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { isFreeEpisode } from './can-play.ts'

/** Visits a day that count for a sharer's task: more friends than that in a day are made up. */
export const shareCreditsADay = 20

/** How long after it was made an account still counts as having come by the link it opens. */
const newMemberMs = dayMs

/** Which episode a shared link opens, 0 for where the visitor is in the drama; `locked` is the one it was shared for, if that is not
 *  free: the last free one plays, and the sheet says what the other costs (docs/rules/video-checks.md, section 6). */
export function openedEpisode(
  shared: number,
  terms: { readonly vipType: VipType; readonly freeNumber: number; readonly isForGold: boolean },
): { readonly number: number; readonly locked?: number } {
  if (shared === 0 || isFreeEpisode(shared, terms)) return { number: shared }
  return { number: Math.max(terms.freeNumber, 1), locked: shared }
}

/** What is known when somebody opens a drama by a link. */
export interface Visit {
  readonly sharerId: number
  readonly visitorId: number
  /** One of the sharer's own devices. */
  readonly isOwnDevice: boolean
  /** Who invited the visitor; null for nobody. */
  readonly inviterId: number | null
  readonly registeredMs: number
  readonly nowMs: number
}

/** Whether the visitor is not the sharer: members do not count as their own visitors, not even under another account. */
export const isVisit = ({ sharerId, visitorId, isOwnDevice }: Visit): boolean => sharerId !== visitorId && !isOwnDevice

/** Whether the visitor registered by the sharer's link (S-103). */
export const isNewMember = ({ sharerId, inviterId, registeredMs, nowMs }: Visit): boolean =>
  inviterId === sharerId && nowMs - registeredMs < newMemberMs
