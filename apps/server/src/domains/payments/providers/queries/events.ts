import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'

/** What a provider told us. */
export interface EventRow {
  readonly id: number
  readonly provider: OnlineProviderName
  readonly event_id: string
  readonly kind: string
  readonly about: 'session' | 'payment' | 'charge' | 'dispute' | 'refund' | 'nothing'
  readonly reference: string
  readonly order_no: string
  readonly state: 'new' | 'done' | 'ignored' | 'failed'
  readonly note: string
  readonly received_ms: number
  readonly handled_ms: number
}

const columns = `id, provider, event_id, kind, about, reference, order_no, state, note, received_ms, handled_ms`

export type NewEventRow = Pick<EventRow, 'provider' | 'event_id' | 'kind' | 'about' | 'reference' | 'order_no'>

/** Keeps a message; undefined where it came before. */
export const insertProviderEvent = (tx: Db, event: NewEventRow, nowMs: number): Promise<{ id: number } | undefined> =>
  tx.find(
    `insert into provider_events (provider, event_id, kind, about, reference, order_no, received_ms) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (provider, event_id) do nothing returning id`,
    [event.provider, event.event_id, event.kind, event.about, event.reference, event.order_no, nowMs],
  )

export const findProviderEvent = (db: Db, id: number): Promise<EventRow | undefined> =>
  db.find(`select ${columns} from provider_events where id = $1`, [id])

export const setEventState = (
  db: Db,
  id: number,
  state: EventRow['state'],
  note: string,
  nowMs: number,
): Promise<number> =>
  db.execute(`update provider_events set state = $2, note = $3, handled_ms = $4 where id = $1`, [
    id,
    state,
    note,
    nowMs,
  ])

export interface EventFilter extends Listing<'create_time'> {
  readonly provider: string | undefined
  readonly state: EventRow['state'] | undefined
}

const matching = ({ provider, state, ...listing }: EventFilter) =>
  conditionsOf([
    [provider, (place) => `provider = ${place}`],
    [state, (place) => `state = ${place}`],
    ...inPeriod('received_ms', listing),
  ])

export const listProviderEventRows = (
  db: Db,
  filter: EventFilter,
  page: { limit: number; offset: number },
): Promise<EventRow[]> =>
  readPage(
    db,
    `select ${columns} from provider_events`,
    matching(filter),
    orderOf(filter, { create_time: 'received_ms' }, { own: 'id desc' }),
    page,
  )

export const countProviderEvents = (db: Db, filter: EventFilter): Promise<number> =>
  countMatching(db, 'provider_events', matching(filter))
