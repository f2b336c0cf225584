import type { LastSeen } from '@cliffhanger/contract/friends/schemas.ts'
import { useEffect } from 'react'
import { useSeenWords } from '../../../shared/people/seen-words.ts'

/** What stands in the bar of a private chat of when a friend was last here (S-118). Friends come and go while one looks, which the device
 *  hears of: then it asks again. Until the answer is there, the line keeps its place. */
export function useSeenLine(seen: LastSeen | undefined, isOnline: 0 | 1 | undefined, ask: () => unknown): string {
  const isOutdated = seen && isOnline !== undefined && (seen.last_seen === 'online') !== (isOnline === 1)
  useEffect(() => {
    if (isOutdated) ask()
  }, [isOutdated, ask])
  const words = useSeenWords(seen)
  return seen ? words : '\u00a0'
}
