import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { SeenState } from '@cliffhanger/contract/friends/schemas.ts'

/** What decides whether one member may observe another. */
export interface Sight {
  /** The switch of the member that is looked at; false as well where the platform shows it of nobody. */
  readonly memberShows: boolean
  /** The same switch of whoever looks: it is mutual. */
  readonly readerShows: boolean
  /** A blacklist stands between the two, in either direction. */
  readonly isApart: boolean
}

/** Whether a reader sees that a member is online (S-118, A-7): a reader who hides it sees it of nobody. */
export const seesPresence = ({ memberShows, readerShows, isApart }: Sight): boolean =>
  memberShows && readerShows && !isApart

/** A member as the server knows them; all of it stays there but for what `lastSeenOf` lets through. */
export interface Seen extends Sight {
  readonly areFriends: boolean
  /** The operator's switch for the whole platform. */
  readonly platformShows: boolean
  readonly isOnline: boolean
  /** The last time they had a socket open; 0: never. */
  readonly seenMs: number
  /** The same on the last day before that one; 0: there was none. */
  readonly beforeMs: number
}

const recentDays = 3
const weekDays = 7

/** When a member was last online, as far as this reader may know (S-118): friends exactly where both show it, in ranges where one of them
 *  does not, nobody else at all. `lastMs` is 0 unless the state is `exact`. */
export function lastSeenOf(seen: Seen, nowMs: number): { readonly state: SeenState; readonly lastMs: number } {
  const hidden = { state: '', lastMs: 0 } as const
  if (!seen.areFriends || seen.isApart || !seen.platformShows || (seen.seenMs === 0 && !seen.isOnline)) return hidden
  if (!seesPresence(seen)) return { state: rangeOf(seen, nowMs), lastMs: 0 }
  return seen.isOnline ? { state: 'online', lastMs: 0 } : { state: 'exact', lastMs: seen.seenMs }
}

/** Ranges count whole days and leave today out, so that they change at midnight (UTC) and never when the member comes or goes: whoever
 *  asks every minute learns no minute. */
function rangeOf({ seenMs, beforeMs }: Seen, nowMs: number): SeenState {
  const today = dayOf(nowMs)
  const knownMs = dayOf(seenMs) < today ? seenMs : beforeMs
  // Somebody of today alone, whom their friend has just met.
  if (knownMs === 0) return 'recently'
  const daysAgo = today - dayOf(knownMs)
  if (daysAgo <= recentDays) return 'recently'
  return daysAgo <= weekDays ? 'week' : 'long'
}

const dayOf = (ms: number): number => Math.floor(ms / dayMs)
