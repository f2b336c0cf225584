import { isAtEnd } from './watching.ts'

/** Where a member stopped: episode and second. */
export interface Mark {
  readonly number: number
  readonly timeDetail: number
  readonly duration: number
}

export interface Start {
  readonly number: number
  readonly startSeconds: number
}

/** What was watched for less than this is begun anew. */
const leastSeconds = 3
/** What is left of an episode that is no more than its end: so many seconds or this share of it, whichever is longer, and never the half of a short one. */
const rest = { seconds: 5, share: 0.1, most: 0.5 } as const
/** How far a resume goes back, so that one finds the thread. */
const rewindSeconds = 1

/**
 * Where a drama starts to play. An episode that was asked for is played (the newest in place of one that is not out yet),
 * from the mark where the mark is in it and leaves more than its end to see (C-57); else the mark decides, and a finished episode leads to the next one that is out.
 * `lastNumber` is the newest episode, from 1.
 */
export function chooseStart(requested: number | null, mark: Mark | null, lastNumber: number): Start {
  const wanted = requested === null ? null : Math.min(requested, Math.max(lastNumber, 1))
  if (wanted !== null && wanted !== mark?.number) return { number: wanted, startSeconds: 0 }
  if (mark === null) return { number: 1, startSeconds: 0 }
  if (isAtEnd(mark.timeDetail, mark.duration)) {
    const next = Math.min(mark.number + 1, Math.max(lastNumber, mark.number))
    return { number: wanted ?? next, startSeconds: 0 }
  }
  const isAnew = mark.timeDetail < leastSeconds || (wanted !== null && isNearEnd(mark))
  const startSeconds = isAnew ? 0 : mark.timeDetail - rewindSeconds
  return { number: mark.number, startSeconds }
}

/** Whether only the end of an episode is left: nobody who chooses it wants no more than that. */
const isNearEnd = ({ timeDetail, duration }: Mark): boolean =>
  duration > 0 && duration - timeDetail < Math.min(Math.max(rest.seconds, duration * rest.share), duration * rest.most)

/** Whether an episode lies behind the member: before the one where they stopped, or that one once it was finished. */
export const isBehind = (number: number, mark: Mark | null): boolean =>
  mark !== null && (number < mark.number || (number === mark.number && isAtEnd(mark.timeDetail, mark.duration)))
