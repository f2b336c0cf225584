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
/** How far a resume goes back, so that one finds the thread. */
const rewindSeconds = 1

/**
 * Where a drama starts to play. An episode that was asked for is played (the newest in place of one that is not out yet),
 * from the mark where the mark is in it; else the mark decides, and a finished episode leads to the next one that is out.
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
  const startSeconds = mark.timeDetail < leastSeconds ? 0 : mark.timeDetail - rewindSeconds
  return { number: mark.number, startSeconds }
}

/** Whether an episode lies behind the member: before the one where they stopped, or that one once it was finished. */
export const isBehind = (number: number, mark: Mark | null): boolean =>
  mark !== null && (number < mark.number || (number === mark.number && isAtEnd(mark.timeDetail, mark.duration)))
