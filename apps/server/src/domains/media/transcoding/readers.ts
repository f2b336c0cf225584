import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'

const noteEveryMs = 60_000
/** A worker that was not heard of for this long is gone. */
const goneAfterMs = 3 * noteEveryMs

/** Notes again and again that a worker is there whose ffmpeg may read what was uploaded; returns the way to stop. */
export async function noteReader({ db, clock, log }: Pick<ServerContext, 'db' | 'clock' | 'log'>): Promise<() => void> {
  const note = async () => {
    await db.execute('update transcoders set seen_ms = $1', [clock()])
  }
  await note()
  const timer = setInterval(
    () => void note().catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it is there')),
    noteEveryMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether such a worker runs, in whatever process. */
export const isReaderThere = async (db: Db, nowMs: number): Promise<boolean> =>
  (await db.one<{ seen_ms: number }>('select seen_ms from transcoders')).seen_ms > nowMs - goneAfterMs
