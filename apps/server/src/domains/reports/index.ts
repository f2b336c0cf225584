import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { moveReport } from '@cliffhanger/rules/reports/report-state.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/db.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { refuse } from '../../platform/refusal.ts'
import { fileReport } from './calls/file-report.ts'
import type { ReportsNeeds } from './needs.ts'
import {
  countAbout,
  countReports,
  findReport,
  listReports,
  lockReport,
  type ReportFilter,
  type ReportRow,
  setReportState,
} from './queries.ts'

export type { Evidence } from './evidence.ts'
export { type ReportFilter, type ReportRow, usedByReports } from './queries.ts'

/** What operators do with reports. They see the evidence of a report and nothing else of a conversation. */
export interface ReportHandling {
  /** A page of reports, the newest first. */
  list(
    db: Db,
    filter: ReportFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly ReportRow[]; readonly total: number }>
  find(db: Db, id: number): Promise<ReportRow | undefined>
  /** How many reports of this state there are. */
  count(db: Db, state: ReportRow['state']): Promise<number>
  /** How often a member, or what he wrote, was reported. */
  countAbout(db: Db, userId: number): Promise<number>
  /** Takes a report into work (1) or closes it (2) with an answer, which its reporter is told. In the transaction that also writes the
   *  operators' log, last; answers the report before and after. Refuses 4002, and 4003 where it is closed or already there. */
  move(
    tx: Db,
    id: number,
    next: 1 | 2,
    reply: string,
  ): Promise<{ readonly before: ReportRow; readonly after: ReportRow }>
}

export interface ReportsDomain extends Domain {
  readonly handling: ReportHandling
}

/** Reports of members about members, groups and messages, and what they say about the product. */
export function createReportsDomain(context: ServerContext, domains: ReportsNeeds): ReportsDomain {
  return {
    calls: bindCalls(reportsCalls, { fileReport }),
    handling: {
      list: async (db, filter, { limit, offset }) => ({
        rows: await listReports(db, filter, limit, offset),
        total: await countReports(db, filter),
      }),
      find: findReport,
      count: (db, state) => countReports(db, { state, type: undefined }),
      countAbout,
      async move(tx, id, next, reply) {
        const before = (await lockReport(tx, id)) ?? refuse('notFound')
        const moved = moveReport(before.state, next)
        if (!moved.ok) return refuse(moved.refusal)
        const after = await setReportState(tx, id, moved.state, reply, context.clock())
        if (next === 2)
          await domains.notices.notify(tx, { userId: after.user_id, key: 'reportClosed', values: { reply } })
        return { before, after }
      },
    },
  }
}
