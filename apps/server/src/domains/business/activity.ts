import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import { saveActive } from './queries.ts'

const flushMs = 500

/** Most members that are remembered as written; who is forgotten is written again, which changes nothing. */
const mostRemembered = 200_000

/** Which members signed in, wrote or read messages today, at the cost of a number in memory. */
export interface Activity {
  /** Returns at once and never throws. */
  note(userId: number): void
  /** Writes what was noted until now. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Writes each member once a day, those of half a second together; a killed process loses as much, until the member's next message. */
export function openActivity({
  db,
  clock,
  settings,
  log,
}: Pick<ServerContext, 'db' | 'clock' | 'settings' | 'log'>): Activity {
  let day = ''
  let written = new Set<number>()
  let waiting = new Set<number>()
  let writing: Promise<void> = Promise.resolve()

  const flush = (): Promise<void> => {
    if (waiting.size > 0) {
      const [ofDay, users] = [day, [...waiting]]
      waiting = new Set()
      writing = writing
        .then(() => saveActive(db, ofDay, users))
        .catch((error: unknown) => {
          // Their next message tries again.
          for (const userId of users) written.delete(userId)
          log.error({ err: error }, 'active members were not noted')
        })
    }
    return writing
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    note(userId) {
      const today = platformDay(clock(), settings.TIME_ZONE)
      if (today !== day || written.size >= mostRemembered) {
        void flush()
        day = today
        written = new Set()
      }
      if (written.has(userId)) return
      written.add(userId)
      waiting.add(userId)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
