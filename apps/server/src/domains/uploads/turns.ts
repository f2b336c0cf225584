import { refuse } from '../../platform/http/refusal.ts'

/** Takes heavy work one after the other, a few at a time. */
export interface Turns {
  /** Works of the same key never run at once. Refuses 4006 when too many wait already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

const retryAfterS = 5

export function openTurns(atOnce: number, longestQueue: number): Turns {
  const waiting: (() => void)[] = []
  const lastOfKey = new Map<string, Promise<unknown>>()
  let running = 0

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    // Whoever ends hands his place over, so that `running` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    async take(key, work) {
      if (waiting.length >= longestQueue) refuse('tooManyRequests', { retry_after: retryAfterS })
      const before = lastOfKey.get(key)
      const mine = (async () => {
        await before?.catch(() => undefined)
        return inTurn(work)
      })()
      lastOfKey.set(key, mine)
      try {
        return await mine
      } finally {
        if (lastOfKey.get(key) === mine) lastOfKey.delete(key)
      }
    },
  }
}
