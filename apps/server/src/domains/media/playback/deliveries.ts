import type { ServerContext } from '../../../context.ts'
import { addDeliveries } from '../queries/deliveries.ts'
import type { TicketContent } from './ticket.ts'

/** What went out by the tickets of one process. */
export interface Deliveries {
  /** Notes a segment in memory; the database hears of it within `flushMs`. */
  note(ticket: Pick<TicketContent, 'userId' | 'assetId' | 'quarter' | 'issuedMs' | 'isDownload'>, segment: number): void
  /** Has the database know all that was noted. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 2000
/** Plays remembered by a process; the oldest are forgotten first, which costs at most a write more. */
const maxRemembered = 50_000

interface Noted {
  readonly userId: number
  readonly assetId: number
  readonly segments: Set<number>
  readonly fresh: Set<number>
}

/** Counts segments without a look at the database: most plays are noted until a quarter of them is out, in one or two batches with
 *  those of all other members, and never again. */
export function openDeliveries({ db, clock, log }: Pick<ServerContext, 'db' | 'clock' | 'log'>): Deliveries {
  const plays = new Map<string, Noted>()
  const waiting = new Set<Noted>()
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const batch = [...waiting].map((play) => ({ play, segments: [...play.fresh] }))
    waiting.clear()
    for (const { play } of batch) play.fresh.clear()
    if (batch.length === 0) return
    try {
      const rows = batch.map(({ play, segments }) => ({ user_id: play.userId, asset_id: play.assetId, segments }))
      await addDeliveries(db, rows, clock())
    } catch (error) {
      for (const { play, segments } of batch) {
        for (const segment of segments) play.fresh.add(segment)
        waiting.add(play)
      }
      throw error
    }
  }
  const flush = () => {
    writing = writing.catch(() => undefined).then(write)
    return writing
  }
  const timer = setInterval(
    () => void flush().catch((error: unknown) => log.error({ err: error }, 'what was played could not be noted')),
    flushMs,
  ).unref()

  const playOf = (userId: number, assetId: number): Noted => {
    const key = `${userId}:${assetId}`
    const known = plays.get(key)
    if (known) return known
    const [oldest] = plays.keys()
    if (oldest !== undefined && plays.size >= maxRemembered) plays.delete(oldest)
    const play = { userId, assetId, segments: new Set<number>(), fresh: new Set<number>() }
    plays.set(key, play)
    return play
  }

  return {
    flush,
    note({ userId, assetId, quarter }, segment) {
      const play = playOf(userId, assetId)
      if (play.segments.size >= quarter || play.segments.has(segment)) return
      play.segments.add(segment)
      play.fresh.add(segment)
      waiting.add(play)
    },
    async stop() {
      clearInterval(timer)
      await flush().catch((error: unknown) => log.error({ err: error }, 'what was played could not be noted'))
    },
  }
}
