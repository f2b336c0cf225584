import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../../platform/server/client.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { WatchReport } from '../player/reporting/play-reports.ts'
import { copyDatabase, copyId, settleGone } from './copy-store.ts'

/** The most one report may say (vp-watch). */
const mostSeconds = 60

/** Stores what was watched of a copy until the server can be told. One row for each episode: where it was left, and the seconds of it, of which
 *  the server counts what its own clock covers. False where there is no such copy. */
export const storeReport = async (dramaId: number, report: WatchReport): Promise<boolean> => {
  const database = copyDatabase()
  const id = copyId(dramaId, report.number)
  if (!database || !(await database.copies.get(id))) return false
  await database.transaction('rw', database.waitingReports, async () => {
    const before = await database.waitingReports.get(id)
    await database.waitingReports.put({
      id,
      dramaId,
      number: report.number,
      positionSeconds: report.positionSeconds,
      seconds: Math.min(mostSeconds, (before?.seconds ?? 0) + report.seconds),
      madeMs: Math.max(serverNowMs(), (before?.madeMs ?? 0) + 1),
    })
  })
  return true
}

/** Tells the server what waits, in the order in which it was watched, and forgets what it took or refused, and the copies that are gone. A report whose answer was lost is sent
 *  under the same number, which the server counts once (S-108). Rejects where the server is out of reach. */
export const sendWaitingReports = async (database: LocalDatabase): Promise<void> => {
  const waiting = await database.waitingReports.toArray()
  for (const { id, dramaId, number, positionSeconds, seconds, madeMs } of waiting.toSorted(
    (one, other) => one.madeMs - other.madeMs,
  )) {
    try {
      await call(dramaCalls.reportWatch, {
        video_id: dramaId,
        number,
        timeDetail: positionSeconds,
        seconds,
        client_seq: Math.round(madeMs),
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
    // Watched on meanwhile: that is another report.
    await database.waitingReports
      .where('id')
      .equals(id)
      .and((row) => row.madeMs === madeMs)
      .delete()
  }
  await settleGone(database)
}
