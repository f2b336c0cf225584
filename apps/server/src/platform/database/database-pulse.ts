import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-errors.ts'
import { PulseConnection, type PulseConnectionOptions } from './pulse-connection.ts'

/** Whether the database answers, as one connection that does nothing else finds out again and again. */
export interface Pulse {
  readonly isAway: boolean
  /** What is known within the limit of one look. */
  isReachable(): Promise<boolean>
  /** Looks now: somebody has lost a connection. */
  look(): void
  /** Called when the database goes away; returns the way to stop. */
  onAway(listener: () => void): () => void
  close(): Promise<void>
}

export interface PulseOptions extends Pick<PulseConnectionOptions, 'url' | 'name'> {
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

const everyMs = 1000
/** Together with `everyMs` less than the three seconds in which a call is answered. */
const limitMs = 1500

/** A limit that passes only while the event loop turns, so that a process that was busy does not take its own silence for the database's. */
async function limit(): Promise<'late'> {
  const slices = 6
  for (let slice = 0; slice < slices; slice++) await sleep(limitMs / slices, undefined, { ref: false })
  return 'late'
}

/** `statement_timeout` is kept by the server, so a server that hangs keeps none: this is the clock on our side. */
export function openPulse({ url, name, log }: PulseOptions): Pulse {
  const listeners = new Set<() => void>()
  let isAway = false
  const closing = new AbortController()
  let wake = () => {}
  const connection = new PulseConnection({ url, name, onLost: () => wake() })
  let latest: Promise<boolean> = Promise.resolve(true)

  function judge(found: true | Error): boolean {
    const wasAway = isAway
    isAway = found !== true
    if (isAway && !wasAway && !closing.signal.aborted) {
      log.error({ cause: found === true ? '' : found.message }, 'the database does not answer')
      for (const listener of listeners) listener()
    }
    if (wasAway && !isAway) log.warn({}, 'the database answers again')
    return !isAway
  }

  async function live(): Promise<void> {
    while (!closing.signal.aborted) {
      const attempt = connection.beat()
      latest = Promise.race([attempt, limit()]).then((found) =>
        judge(found === 'late' ? new Error(`no answer within ${limitMs} ms`) : found),
      )
      await latest
      judge(await attempt)
      const nap = new AbortController()
      wake = () => nap.abort()
      await sleep(everyMs, undefined, { ref: false, signal: nap.signal }).catch(() => {})
    }
  }

  const life = live()
  return {
    get isAway() {
      return isAway
    },
    isReachable: async () => !isAway && latest,
    look: () => wake(),
    onAway(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      closing.abort()
      wake()
      await connection.close()
      await Promise.race([life, limit()])
    },
  }
}

/** What is asked while the database is known to be away is not even tried. */
export const awayError = () => new DatabaseUnavailable('it was found away a moment ago')
