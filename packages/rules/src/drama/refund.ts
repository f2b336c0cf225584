import { dayMs } from '@cliffhanger/contract/duration.ts'

/** Reports of plays that failed which are believed without looking at the media, within `trustMs`. */
const trusted = 5

/** Over how long they are counted. */
export const trustMs = 30 * dayMs

/**
 * Whether an unlock that could not be played is refunded automatically (S-111): always if the server itself sees that the media is broken,
 * and on the member's word as long as little of it was delivered and the member did not claim this too often. A case before the
 * operators is decided by operators alone, unless the media is broken.
 */
export const isRefundedByItself = (seen: {
  readonly isBroken: boolean
  /** Less than a quarter of its segments was asked for. */
  readonly isLittle: boolean
  readonly refundsLately: number
  readonly isReviewed: boolean
}): boolean => seen.isBroken || (seen.isLittle && !seen.isReviewed && seen.refundsLately < trusted)
