import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'
import type { LedgerCoin, LedgerRoute } from '../../ledger-routes.ts'

/** A move as it is kept until somebody agrees; the amount is text, as minor units are never numbers. */
export interface RequestedMove {
  readonly route: LedgerRoute
  readonly coin: LedgerCoin
  readonly amount: string
  readonly from: number
  readonly to: number
}

export interface RequestRow {
  readonly id: number
  readonly act: 'funding' | 'correction' | 'reversal'
  readonly moves: readonly RequestedMove[]
  readonly user_id: number | null
  readonly transfer_id: number | null
  readonly reason_code: string
  readonly reason: string
  readonly state: 0 | 1 | -1 | -2
  readonly made_by: number
  readonly decided_by: number | null
  readonly decision: string
  readonly posted_id: number | null
  readonly created_ms: number
  readonly decided_ms: number | null
}

const columns = `id, act, moves, user_id, transfer_id, reason_code, reason, state, made_by, decided_by, decision, posted_id, created_ms, decided_ms`

export type RequestDraft = Pick<
  RequestRow,
  'act' | 'moves' | 'user_id' | 'transfer_id' | 'reason_code' | 'reason' | 'made_by'
>

export const insertRequest = (tx: Db, draft: RequestDraft, nowMs: number): Promise<RequestRow> =>
  tx.one(
    `insert into ledger_requests (act, moves, user_id, transfer_id, reason_code, reason, made_by, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      draft.act,
      JSON.stringify(draft.moves),
      draft.user_id,
      draft.transfer_id,
      draft.reason_code,
      draft.reason,
      draft.made_by,
      nowMs,
    ],
  )

export const findRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  db.find(`select ${columns} from ledger_requests where id = $1`, [id])

/** Decides a request that waits; undefined where somebody was faster. */
export const markDecided = (
  tx: Db,
  id: number,
  { state, operatorId, decision }: { state: 1 | -1 | -2; operatorId: number; decision: string },
  nowMs: number,
): Promise<RequestRow | undefined> =>
  tx.find(
    `update ledger_requests set state = $2, decided_by = $3, decision = $4, decided_ms = $5 where id = $1 and state = 0 returning ${columns}`,
    [id, state, operatorId, decision, nowMs],
  )

export const markPosted = (tx: Db, id: number, transferId: number): Promise<RequestRow> =>
  tx.one(`update ledger_requests set posted_id = $2 where id = $1 returning ${columns}`, [id, transferId])

export interface RequestFilter extends Listing<'create_time'> {
  readonly state: number | undefined
}

const matching = ({ state, ...listing }: RequestFilter) =>
  conditionsOf([[state, (place) => `state = ${place}`], ...inPeriod('created_ms', listing)])

export const listRequests = (
  db: Db,
  filter: RequestFilter,
  page: { offset: number; limit: number },
): Promise<RequestRow[]> =>
  readPage(
    db,
    `select ${columns} from ledger_requests`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'id desc' }),
    page,
  )

export const countRequests = (db: Db, filter: RequestFilter): Promise<number> =>
  countMatching(db, 'ledger_requests', matching(filter))
