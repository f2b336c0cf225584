import { moveReport } from '@cliffhanger/rules/reports/report-state.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { ReportsNeeds } from './needs.ts'
import {
  countAbout,
  countReports,
  findReport,
  listReports,
  lockReport,
  type ReportRow,
  setReportState,
} from './queries.ts'

/** What operators do with reports. They see the evidence of a report and nothing else of a conversation. */
export const createReportsOperator = (context: Pick<ServerContext, 'clock'>, domains: ReportsNeeds) => ({
  list: listReports,
  count: countReports,
  countAbout,
  find: findReport,
  /** Takes a report into work (1) or closes it (2) with an answer, which its reporter is told. In the transaction that also writes the
   *  operators' log, last; answers the report before and after. Refuses 4002, and 4003 where it is closed or already there. */
  async move(
    tx: Db,
    id: number,
    next: 1 | 2,
    reply: string,
  ): Promise<{ readonly before: ReportRow; readonly after: ReportRow }> {
    const before = (await lockReport(tx, id)) ?? refuse('notFound')
    const moved = moveReport(before.state, next)
    if (!moved.ok) return refuse(moved.refusal)
    const after = await setReportState(tx, id, moved.state, reply, context.clock())
    if (next === 2) await domains.notices.notify(tx, { userId: after.user_id, key: 'reportClosed', values: { reply } })
    return { before, after }
  },
})

export type ReportsOperator = ReturnType<typeof createReportsOperator>
