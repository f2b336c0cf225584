import { dayMs } from '@cliffhanger/contract/duration.ts'
import { S3Error } from './s3/s3-error.ts'

/** Counts the bytes each folder receives on a day, so that nobody fills the disk with files they never register. */
export interface DayBytes {
  /** Takes the bytes from the folder's day before they are read; refuses SlowDown when they are more than are left. */
  take(prefix: string, maxBytes: number | undefined, bytes: number, nowMs: number): void
}

/** Each process counts for itself and forgets when it ends: the disk is what it protects, not a price list. */
export function openDayBytes(): DayBytes {
  let day = 0
  const used = new Map<string, number>()
  return {
    take(prefix, maxBytes, bytes, nowMs) {
      if (maxBytes === undefined) return
      const today = Math.floor(nowMs / dayMs)
      if (today !== day) used.clear()
      day = today
      const sum = (used.get(prefix) ?? 0) + bytes
      if (sum > maxBytes) throw new S3Error('SlowDown', `At most ${maxBytes} bytes a day`)
      used.set(prefix, sum)
    },
  }
}
