import type { OnlineProviderName, ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { readReport } from '@cliffhanger/rules/wallet/reconciliation.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { findOnline } from '../providers/registry.ts'
import { reconcileJob } from './jobs.ts'
import {
  countLines,
  countReconciliations,
  findLine,
  findReconciliation,
  listLineRows,
  listReconciliationRows,
  type ReconciliationLineRow,
  type ReconciliationRow,
  settleLine,
} from './queries/reconciliations.ts'
import { reconcile, TooManyActions } from './reconcile.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

interface Brought {
  readonly provider: ProviderName
  readonly day: string
  readonly report: string
  readonly operatorId: number
}

/** Reports of longer ago are for the books. */
const oldestDays = 400

/** What operators do with reports of providers. */
export function createReconcileService(deps: PaymentDeps) {
  const { context } = deps
  const assertOver = (day: string): void => {
    const today = platformDay(context.clock(), context.settings.TIME_ZONE)
    if (day >= today || day < addDays(today, -oldestDays)) refuseField('day')
  }
  return {
    list: async (
      db: Db,
      provider: ProviderName | undefined,
      page: Page,
    ): Promise<{ readonly rows: readonly ReconciliationRow[]; readonly total: number }> => ({
      rows: await listReconciliationRows(db, provider, page),
      total: await countReconciliations(db, provider),
    }),
    /** One of them with a page of its lines; refuses 4002. */
    lines: async (
      db: Db,
      id: number,
      kind: ReconciliationLineRow['kind'] | undefined,
      page: Page,
    ): Promise<{
      readonly of: ReconciliationRow
      readonly rows: readonly ReconciliationLineRow[]
      readonly total: number
    }> => ({
      of: (await findReconciliation(db, id)) ?? refuse('notFound'),
      rows: await listLineRows(db, id, kind, page),
      total: await countLines(db, id, kind),
    }),
    /** Has a day asked for at an online provider; refuses 7029 where it is not set up, 4000 a day that is not over or long ago. */
    async request(tx: Db, provider: OnlineProviderName, day: string, operatorId: number): Promise<void> {
      if (!findOnline(deps.providers, provider)) refuse('channelUnavailable')
      assertOver(day)
      await context.jobs.enqueue(reconcileJob, { provider, day, operatorId }, { tx, key: `${provider} ${day}` })
    },
    /** Refuses 4000 a report that cannot be read and a day that is not over, long ago, or too large. */
    async bring(tx: Db, { provider, day, report, operatorId }: Brought): Promise<ReconciliationRow> {
      assertOver(day)
      const read = readReport(report)
      if (!read.isGood) return refuseField('report')
      const id = await reconcile(context, tx, { provider, day, lines: read.lines, operatorId }).catch(
        (error: unknown) => {
          if (error instanceof TooManyActions) refuseField('day')
          throw error
        },
      )
      return (await findReconciliation(tx, id)) ?? refuse('notFound')
    },
    /** Refuses 4002, and 4003 a line that is not open. */
    async settle(tx: Db, id: number, operatorId: number, note: string): Promise<ReconciliationLineRow> {
      if (!(await findLine(tx, id))) refuse('notFound')
      if (!(await settleLine(tx, id, { operatorId, note, nowMs: context.clock() }))) refuse('stateChanged')
      return (await findLine(tx, id)) ?? refuse('notFound')
    },
  }
}
