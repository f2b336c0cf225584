import { segmentSeconds } from '@cliffhanger/rules/media/rendition.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { provenDay, type WatchedDay } from '@cliffhanger/rules/rewards/watched-seconds.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { RewardsNeeds } from '../needs.ts'
import { addWatchDeliveries, listDelivered, type WatchDelivery } from './queries/deliveries.ts'

const flushMs = 2000

/** What the server saw members watch. */
export interface Watching {
  /** Notes in memory that a segment went out by a ticket. */
  note(ticket: { readonly userId: number; readonly assetId: number; readonly issuedMs: number }, segment: number): void
  /** What a member watched today, by what went out and by the clock of the server. */
  today(db: Db, userId: number): Promise<WatchedDay>
  stop(): Promise<void>
}

/** Keeps what went out to members on a platform day, a batch every two seconds; a killed process loses as much. */
export function openWatching(
  { db, clock, log, settings }: Pick<ServerContext, 'db' | 'clock' | 'log' | 'settings'>,
  domains: Pick<RewardsNeeds, 'drama'>,
): Watching {
  let waiting = new Map<
    string,
    { -readonly [Name in keyof WatchDelivery]: WatchDelivery[Name] } & { segments: number[] }
  >()
  let writing: Promise<void> = Promise.resolve()
  const today = () => platformDay(clock(), settings.TIME_ZONE)
  const write = async () => {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length > 0) await addWatchDeliveries(db, batch)
  }
  const flush = () => {
    writing = writing
      .then(write)
      .catch((error: unknown) => log.error({ err: error }, 'what was watched could not be noted'))
    return writing
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    note({ userId, assetId, issuedMs }, segment) {
      const day = today()
      const key = `${day}:${userId}:${assetId}`
      const known = waiting.get(key)
      if (known) known.segments.push(segment)
      else waiting.set(key, { user_id: userId, day, asset_id: assetId, first_ms: issuedMs, segments: [segment] })
    },
    async today(reader, userId) {
      await flush()
      const day = today()
      const [delivered, watched] = await Promise.all([
        listDelivered(reader, userId, day),
        domains.drama.listWatched(reader, userId, day),
      ])
      const byAsset = new Map(delivered.map((row) => [row.asset_id, row]))
      const episodes = watched.flatMap(({ assetId, seconds, durationSeconds }) => {
        const seen = byAsset.get(assetId)
        return seen
          ? [
              {
                assetId,
                reportedSeconds: seconds,
                segments: seen.count,
                segmentSeconds,
                durationSeconds,
                firstMs: seen.first_ms,
              },
            ]
          : []
      })
      return provenDay(episodes, clock())
    },
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
