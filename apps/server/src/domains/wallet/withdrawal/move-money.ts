import { withdrawChanged } from '@cliffhanger/contract/wallet/events.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { type Ledger, type Move, type Posted, platformOwner } from '../../ledger/index.ts'
import { arrivingOf } from './present-withdrawal.ts'
import type { WithdrawalRow } from './queries/withdrawals.ts'

/** Freezes the whole amount: what arrives, and fee with tax as a line of its own. */
export const holdMoney = (ledger: Ledger, tx: Db, row: WithdrawalRow): Promise<Posted> => {
  const own = { coin: 'money', from: row.user_id, to: row.user_id } as const
  return ledger.postOnce(tx, {
    kind: 'withdraw',
    key: `withdraw:${row.id}:hold`,
    bizNo: row.order_no,
    moves: existing([
      { ...own, route: 'withdraw.net', amount: arrivingOf(row) },
      { ...own, route: 'withdraw.fee', amount: BigInt(row.fee) + BigInt(row.tax) },
    ]),
  })
}

/** Gives the whole amount back. */
export const returnMoney = (ledger: Ledger, tx: Db, row: WithdrawalRow, operatorId: number): Promise<Posted> =>
  ledger.postOnce(tx, {
    kind: 'withdraw_back',
    key: `withdraw:${row.id}:back`,
    bizNo: row.order_no,
    operatorId,
    moves: [
      { route: 'withdraw_back.gross', coin: 'money', amount: BigInt(row.amount), from: row.user_id, to: row.user_id },
    ],
  })

/** Has the frozen amount leave: to the outside, and the platform's share. */
export const payMoney = (ledger: Ledger, tx: Db, row: WithdrawalRow, operatorId: number): Promise<Posted> => {
  const out = { coin: 'money', from: row.user_id, to: platformOwner } as const
  return ledger.postOnce(tx, {
    kind: 'withdraw_paid',
    key: `withdraw:${row.id}:paid`,
    bizNo: row.order_no,
    operatorId,
    moves: existing([
      { ...out, route: 'withdraw_paid.net', amount: arrivingOf(row) },
      { ...out, route: 'withdraw_paid.fee', amount: BigInt(row.fee) },
      { ...out, route: 'withdraw_paid.tax', amount: BigInt(row.tax) },
    ]),
  })
}

const existing = (moves: readonly Move[]): Move[] => moves.filter(({ amount }) => amount > 0n)

/** Notifies the member where their withdrawal stands, and what they have after its money moved; `notice` is the part of it that stays. Last in
 *  the transaction: it locks their stream. */
export async function notifyWithdrawal(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  ledger: Ledger,
  tx: Db,
  { id, state, reason, user_id: userId }: WithdrawalRow,
  posted?: Posted,
  notice?: NewEvent,
): Promise<void> {
  const event = newEvent(withdrawChanged, userStream(userId), { id, state, reason })
  const events = notice ? [event, notice] : [event]
  if (posted) await ledger.notify(tx, posted, [userId], events)
  else await appendEvents(context, tx, events)
}
