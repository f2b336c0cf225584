import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { settleGone } from './copy-store.ts'
import { forgetReport, waitingReports } from './waiting-reports.ts'

/** Tells the server what waits, in the order in which it was watched, and forgets what it took or refused, and the copies that are gone.
 *  A report whose answer was lost is sent under the same number, which the server counts once (S-108). Rejects where the server is out of reach. */
export const sendWaitingReports = async (database: LocalDatabase): Promise<void> => {
  for (const report of waitingReports()) {
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
