import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { SuspenseCause } from '@cliffhanger/rules/wallet/payment-match.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'

/** Money that came and could not be credited by itself. `amount` is text of minor units of money. */
export interface SuspenseRow {
  readonly id: number
  readonly provider: ProviderName
  readonly payment_ref: string
  readonly cause: SuspenseCause
  readonly amount: string
  readonly recharge_id: number | null
  readonly order_no: string | null
  readonly user_id: number | null
  readonly note: string
  readonly state: 'open' | 'refunding' | 'credited' | 'refunded'
  readonly agreed_by: number
  readonly decided_by: number
  readonly reason: string
  readonly created_ms: number
  readonly decided_ms: number
  /** The limit that held when it was kept; null: from before limits were. */
  readonly four_eyes: string | null
}

export type NewSuspense = Pick<
  SuspenseRow,
  'provider' | 'payment_ref' | 'cause' | 'amount' | 'recharge_id' | 'user_id' | 'note' | 'agreed_by' | 'four_eyes'
>

const columns = `s.id, s.provider, s.payment_ref, s.cause, s.amount::text as amount, s.recharge_id, o.order_no, s.user_id, s.note, s.state,
  s.agreed_by, s.decided_by, s.reason, s.created_ms, s.decided_ms, s.four_eyes::text as four_eyes`
const from = `suspense_items s left join recharges r on r.id = s.recharge_id left join payment_orders o on o.id = r.order_id`

/** Keeps it; undefined where this payment is kept already. */
export const insertSuspense = (tx: Db, item: NewSuspense, nowMs: number): Promise<{ id: number } | undefined> =>
  tx.find(
    `insert into suspense_items (provider, payment_ref, cause, amount, recharge_id, user_id, note, agreed_by, created_ms, four_eyes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (provider, payment_ref) do nothing returning id`,
    [
      item.provider,
      item.payment_ref,
      item.cause,
      item.amount,
      item.recharge_id,
      item.user_id,
      item.note,
      item.agreed_by,
      nowMs,
      item.four_eyes,
    ],
  )

export const findSuspense = (db: Db, id: number): Promise<SuspenseRow | undefined> =>
  db.find(`select ${columns} from ${from} where s.id = $1`, [id])

export const lockSuspense = (tx: Db, id: number): Promise<SuspenseRow | undefined> =>
  tx.find(`select ${columns} from ${from} where s.id = $1 for no key update of s`, [id])

export interface Decision {
  readonly state: SuspenseRow['state']
  readonly operatorId: number
  readonly reason: string
  readonly userId: number | null
}

/** Decides an open one; the lock on it is held. */
export const decideSuspense = (tx: Db, id: number, decision: Decision, nowMs: number): Promise<number> =>
  tx.execute(
    `update suspense_items set state = $2, decided_by = $3, reason = $4, user_id = $5, decided_ms = $6 where id = $1 and state = 'open'`,
    [id, decision.state, decision.operatorId, decision.reason, decision.userId, nowMs],
  )

/** The first of two operators agrees to credit it to this member. */
export const agreeToCredit = (tx: Db, id: number, operatorId: number, userId: number): Promise<number> =>
  tx.execute(`update suspense_items set agreed_by = $2, user_id = $3 where id = $1 and state = 'open'`, [
    id,
    operatorId,
    userId,
  ])

export const setSuspenseState = (tx: Db, id: number, state: SuspenseRow['state']): Promise<number> =>
  tx.execute(`update suspense_items set state = $2 where id = $1`, [id, state])

export interface SuspenseFilter extends Listing<'create_time'> {
  readonly state: SuspenseRow['state'] | undefined
}

const matching = ({ state, ...listing }: SuspenseFilter) =>
  conditionsOf([[state, (place) => `s.state = ${place}`], ...inPeriod('s.created_ms', listing)])

export const listSuspenseRows = (
  db: Db,
  filter: SuspenseFilter,
  page: { limit: number; offset: number },
): Promise<SuspenseRow[]> =>
  readPage(
    db,
    `select ${columns} from ${from}`,
    matching(filter),
    orderOf(filter, { create_time: 's.created_ms' }, { id: 's.id', own: 's.id desc' }),
    page,
  )

export const countSuspense = (db: Db, filter: SuspenseFilter): Promise<number> =>
  countMatching(db, 'suspense_items s', matching(filter))
