import { refuseField } from '../../platform/http/refusal.ts'
import type { Period } from './needs.ts'

/** All the time there is. */
export const ever: Period = { startMs: 0, endMs: Number.MAX_SAFE_INTEGER }

/** From `start` until before `end`, in seconds; refuses 4000 where the end is not after the start. */
export function readPeriod({
  start,
  end,
}: {
  readonly start?: number | undefined
  readonly end?: number | undefined
}): Period {
  if (start !== undefined && end !== undefined && end <= start) refuseField('end')
  return {
    startMs: start === undefined ? ever.startMs : start * 1000,
    endMs: end === undefined ? ever.endMs : end * 1000,
  }
}
