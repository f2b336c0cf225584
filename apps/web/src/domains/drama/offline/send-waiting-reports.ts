import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../../platform/server/client.ts'
import { currentUser } from '../../../platform/session/session.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { WatchReport } from '../player/reporting/play-reports.ts'
import { copyDatabase, copyId, settleGone } from './copy-store.ts'
import { forgetReport, storeReport, waitingReports } from './waiting-reports.ts'

/** Stores what was watched of a copy while the server did not answer. False where the episode has no copy: its player tries again. */
export const storeReportOfCopy = async (dramaId: number, report: WatchReport, sentMs: number): Promise<boolean> => {
  if (!(await copyDatabase()?.copies.get(copyId(dramaId, report.number)))) return false
  storeReport(dramaId, report, sentMs)
  return true
}

/** Tells the server what waits, now that it answers again. */
export const sendNow = async (): Promise<void> => {
  const database = copyDatabase()
  if (database) await sendWaitingReports(database)
}

/** Tells the server what waits, in the order in which it was watched, and forgets what it took or refused, and the copies that are gone.
 *  A report whose answer was lost is sent under the same number, which the server counts once (S-108). Rejects where the server is out of reach. */
export const sendWaitingReports = async (database: LocalDatabase): Promise<void> => {
  for (const report of waitingReports()) {
    // Another member has signed in meanwhile: they did not watch it.
    if (currentUser()?.user_id !== database.userId) return
    try {
      await call(dramaCalls.reportWatch, {
        video_id: report.dramaId,
        number: report.number,
        timeDetail: report.positionSeconds,
        seconds: report.seconds,
        client_seq: report.madeMs,
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
    forgetReport(report)
  }
  await settleGone(database)
}
