import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { readConditions } from '../recharge/conditions.ts'
import { openChannel } from '../recharge/open-channels.ts'
import type { ChannelRow } from '../recharge/queries/channels.ts'
import { enqueueEvent } from './event-jobs.ts'
import {
  countProviderEvents,
  type EventFilter,
  type EventRow,
  findProviderEvent,
  listProviderEventRows,
  setEventState,
} from './queries/events.ts'
import { countRefunds, listRefundRows, type RefundFilter, type RefundRow } from './queries/refunds.ts'
import { type Refunding, refundRecharge } from './refunds.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** What operators see of providers and have them do. */
export const createProviderService = (deps: PaymentDeps) => ({
  listEvents: async (
    db: Db,
    filter: EventFilter,
    page: Page,
  ): Promise<{ readonly rows: readonly EventRow[]; readonly total: number }> => ({
    rows: await listProviderEventRows(db, filter, page),
    total: await countProviderEvents(db, filter),
  }),
  /** Has a message handled once more; refuses 4002. */
  async retryEvent(tx: Db, id: number): Promise<void> {
    const event = (await findProviderEvent(tx, id)) ?? refuse('notFound')
    await setEventState(tx, event.id, 'new', '', 0)
    await enqueueEvent(deps.context, tx, event.id)
  },
  listRefunds: async (
    db: Db,
    filter: RefundFilter,
    page: Page,
  ): Promise<{ readonly rows: readonly RefundRow[]; readonly total: number }> => ({
    rows: await listRefundRows(db, filter, page),
    total: await countRefunds(db, filter),
  }),
  refund: (tx: Db, rechargeId: number, refunding: Refunding): Promise<RefundRow> =>
    refundRecharge(deps, tx, rechargeId, refunding),
  /** Which of these channels members see now. */
  async availableAmong(db: Db, rows: readonly ChannelRow[]): Promise<ReadonlySet<number>> {
    const conditions = await readConditions(db, deps.domains)
    return new Set(rows.filter((row) => openChannel(deps, row, conditions)).map(({ id }) => id))
  },
})
