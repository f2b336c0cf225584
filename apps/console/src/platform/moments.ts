import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'

/** What a browser's date field holds, in the operator's own time zone, as ten-digit seconds; 0 where nothing was written. */
export const secondsOf = (written: string): number => {
  const ms = new Date(written).getTime()
  return Number.isNaN(ms) ? 0 : toSeconds(ms)
}

/** Seconds as such a field shows them; '' for 0. */
export const localOf = (seconds: unknown): string => {
  if (typeof seconds !== 'number' || seconds <= 0) return ''
  const at = new Date(seconds * 1000)
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}
