import * as z from 'zod/mini'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { readStoredJson, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import type { WatchReport } from '../player/reporting/play-reports.ts'

const waitingReport = z.object({
  dramaId: z.number(),
  number: z.number(),
  positionSeconds: z.number(),
  seconds: z.number(),
  /** Names the report: the server counts it once. */
  madeMs: z.number(),
})

/** What was watched of an episode while the server could not be told: where it was left, and the seconds, of which the server counts what its own
 *  clock covers. */
export type WaitingReport = z.output<typeof waitingReport>

const stored = z.object({ userId: z.number(), reports: z.array(waitingReport) })
type Stored = z.output<typeof stored>

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success

/** The most one report may say (vp-watch). */
const mostSeconds = 60
/** So many episodes at most; the oldest make room. */
const mostReports = 200

/** The reports of the member who is signed in that wait, in the order in which they were made. */
export const waitingReports = (): readonly WaitingReport[] => {
  const found = readStoredJson('waiting-reports', isStored)
  return found && found.userId === currentUser()?.user_id ? found.reports : []
}

const keep = (reports: readonly WaitingReport[]): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined || reports.length === 0) removeStored('waiting-reports')
  else writeStored('waiting-reports', JSON.stringify({ userId, reports: reports.slice(-mostReports) }))
}

/** Stores a report until the server can be told, one for each episode. Done when it returns: the page may be closing, and a database would come
 *  too late. `sentMs`: the number under which it was sent, where it may have arrived (S-108). */
export const storeReport = (dramaId: number, report: WatchReport, sentMs = serverNowMs()): void => {
  const isSame = (waiting: WaitingReport): boolean => waiting.dramaId === dramaId && waiting.number === report.number
  const known = waitingReports()
  const before = known.find(isSame)
  const next = {
    dramaId,
    number: report.number,
    positionSeconds: report.positionSeconds,
    seconds: Math.min(mostSeconds, (before?.seconds ?? 0) + report.seconds),
    madeMs: Math.round(Math.max(sentMs, (before?.madeMs ?? 0) + 1)),
  }
  keep([...known.filter((waiting) => !isSame(waiting)), next])
}

/** Forgets a report the server knows. What was watched of the episode meanwhile is another report. */
export const forgetReport = ({ madeMs, dramaId, number }: WaitingReport): void =>
  keep(
    waitingReports().filter(
      (waiting) => waiting.madeMs !== madeMs || waiting.dramaId !== dramaId || waiting.number !== number,
    ),
  )

/** They leave the device with their member (S-20). */
export const clearWaitingReports = (): void => removeStored('waiting-reports')
