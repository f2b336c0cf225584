import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { isOnlineProvider, type OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import * as z from 'zod'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Move, type Posted, platformOwner } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { failedRefundMove } from '../orders/price-moves.ts'
import { lockOrder } from '../orders/queries.ts'
import { isSold } from '../orders/sale.ts'
import { addRefunded, findRecharge, getRechargeOf, type RechargeRow } from '../recharge/queries/recharges.ts'
import { creditMoves } from '../recharge/settle.ts'
import {
  endRefund,
  findRefund,
  insertRefund,
  nextRefundId,
  type RefundRow,
  setRefundRequested,
} from './queries/refunds.ts'
import { findSuspense, setSuspenseState } from './queries/suspense.ts'
import { findOnline } from './registry.ts'
import { reportLate } from './suspense.ts'

export const requestRefundJob = defineJob({
  name: 'wallet.askRefund',
  schema: z.object({ refundId: z.int() }),
  retry: { limit: 8, delaySeconds: 15, isGrowing: true },
})

const longestWaitMs = 6 * 60 * minuteMs

export interface Refunding {
  readonly amount: bigint
  readonly operatorId: number
  readonly reason: string
}

/**
 * Takes money of a settled online recharge from its member, and has the provider give it back after the commit. What was paid for gold goes
 * back whole, with the gold. Refuses 4003, 7005 above what is left of it, 7001 where the member does not have it any more.
 */
export async function refundRecharge(
  deps: PaymentDeps,
  tx: Db,
  rechargeId: number,
  refunding: Refunding,
): Promise<RefundRow> {
  const found = (await findRecharge(tx, rechargeId)) ?? refuse('notFound')
  await lockOrder(tx, found.order_id)
  const recharge = await getRechargeOf(tx, found.order_id)
  const { provider } = recharge
  if (recharge.state !== auditStates.transferred || !isOnlineProvider(provider)) return refuse('stateChanged')
  if (!findOnline(deps.providers, provider)) refuse('channelUnavailable')
  const { amount, operatorId, reason } = refunding
  const isGold = recharge.receive_coin === 'gold'
  const most = BigInt(isGold ? recharge.amount : recharge.receive_amount) - BigInt(recharge.refunded_amount)
  if (amount > most || (isGold && amount < most)) refuse('amountOutOfRange')
  if (!(await addRefunded(tx, rechargeId, amount))) refuse('amountOutOfRange')
  const id = await nextRefundId(tx)
  const posted = await deps.ledger.post(tx, {
    kind: 'recharge_refund',
    key: `refund:${id}`,
    bizNo: recharge.order_no,
    remark: reason,
    operatorId,
    ...(isGold ? await reversalOf(tx, recharge) : { moves: [refundMove(provider, recharge.user_id, amount)] }),
  })
  const refund = await insertRefund(
    tx,
    id,
    {
      provider,
      payment_ref: recharge.payment_ref,
      amount: amount.toString(),
      recharge_id: rechargeId,
      suspense_id: null,
      operator_id: operatorId,
      reason,
      transfer_id: posted.transferId,
      state: 'unknown',
    },
    deps.context.clock(),
  )
  await deps.context.jobs.enqueue(requestRefundJob, { refundId: id }, { tx, key: String(id) })
  await deps.ledger.notify(tx, posted, [recharge.user_id])
  return refund
}

const refundMove = (provider: OnlineProviderName, from: number, amount: bigint): Move => ({
  route: `recharge_refund.${provider}`,
  coin: 'money',
  amount,
  from,
  to: platformOwner,
})

/** The transfer of a recharge the other way round: the newest, because a refund that failed gave anew what it had taken back. */
async function reversalOf(
  tx: Db,
  recharge: RechargeRow,
): Promise<{ readonly reverses: number; readonly moves: Move[] }> {
  const { id } = await tx.one<{ id: number }>(
    `select id from ledger_transfers where biz_no = $1 and kind = 'recharge' order by id desc limit 1`,
    [recharge.order_no],
  )
  return { reverses: id, moves: creditMoves(recharge).map((move) => ({ ...move, from: move.to, to: move.from })) }
}

/** Asks the provider to give money back, or what became of that; the same refund again is the same one. */
export async function requestRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const { db, clock } = deps.context
  const refund = await findRefund(db, refundId)
  if (!refund || refund.state === 'failed') return
  const waitMs = Math.min(2 ** Math.min(refund.asked_total, 10) * minuteMs, longestWaitMs)
  await setRefundRequested(db, refundId, '', clock() + waitMs)
  const online = findOnline(deps.providers, refund.provider)
  if (!online) throw new Error(`nobody can be asked about refund ${refundId}: ${refund.provider} is not set up`)
  const reply = await online.refund({
    key: `refund-${refundId}`,
    reference: refund.reference,
    paymentRef: refund.payment_ref,
    amount: BigInt(refund.amount),
  })
  if (reply.reference !== '') await setRefundRequested(db, refundId, reply.reference, clock() + waitMs)
  if (reply.state === 'unknown') return
  const { state, reference, note } = reply
  await db.transaction((tx) => conclude(deps, tx, refund, { state, reference, note: note.slice(0, 300) }), {
    retries: 3,
  })
}

/** Who gives a refund back; by hand it is done at once and nothing follows. */
function onlineNameOf({ id, provider }: RefundRow): OnlineProviderName {
  if (!isOnlineProvider(provider)) throw new Error(`refund ${id} was made by hand`)
  return provider
}

/** Money the provider did not give back is its member's again, or waits in suspense again. */
async function conclude(
  deps: PaymentDeps,
  tx: Db,
  { id, recharge_id: rechargeId, suspense_id: suspenseId, amount }: RefundRow,
  end: { state: 'done' | 'failed'; reference: string; note: string },
): Promise<void> {
  const recharge = rechargeId === null ? undefined : await findRecharge(tx, rechargeId)
  if (recharge) await lockOrder(tx, recharge.order_id)
  const ended = await endRefund(tx, id, end)
  if (!ended) return
  if (suspenseId !== null) await concludeSuspense(deps, tx, suspenseId, end.state)
  if (end.state === 'done') return
  if (ended.order_id !== null) return giveOrderBack(deps, tx, ended, ended.order_id)
  const posted = await giveBack(deps, tx, ended, recharge)
  if (!recharge) return
  await addRefunded(tx, recharge.id, -BigInt(amount))
  await deps.ledger.notify(tx, posted, [recharge.user_id])
}

/** What the provider would not give back of an order is its member's balance. */
async function giveOrderBack(deps: PaymentDeps, tx: Db, refund: RefundRow, orderId: number): Promise<void> {
  const { order_no: bizNo, user_id: to, order_type: type } = await lockOrder(tx, orderId)
  if (!isSold(type)) throw new Error(`refund ${refund.id} is of no sale`)
  const move = failedRefundMove(type, to, BigInt(refund.amount), onlineNameOf(refund))
  const action = { kind: `${type}_refund`, key: `refund:${refund.id}:back`, bizNo, remark: refund.note, moves: [move] }
  await deps.ledger.notify(tx, await deps.ledger.post(tx, action), [to])
}

/** What did not go back is open again. */
async function concludeSuspense(deps: PaymentDeps, tx: Db, id: number, end: 'done' | 'failed'): Promise<void> {
  await setSuspenseState(tx, id, end === 'done' ? 'refunded' : 'open')
  if (end === 'done') await reportLate(deps, tx, (await findSuspense(tx, id))?.recharge_id ?? null, 'refunded')
}

/** Posts what a refund took the other way round. A reversal is not reversed: what it took back is given anew. */
function giveBack(deps: PaymentDeps, tx: Db, refund: RefundRow, recharge: RechargeRow | undefined): Promise<Posted> {
  const action = {
    key: `refund:${refund.id}:back`,
    bizNo: recharge?.order_no ?? `U${refund.suspense_id}`,
    remark: refund.note,
  }
  if (recharge?.receive_coin === 'gold')
    return deps.ledger.post(tx, { ...action, kind: 'recharge', moves: creditMoves(recharge) })
  const sides = {
    coin: 'money',
    amount: BigInt(refund.amount),
    from: platformOwner,
    to: recharge?.user_id ?? platformOwner,
  } as const
  const provider = onlineNameOf(refund)
  const route = recharge ? (`recharge_refund.${provider}` as const) : (`recharge_refund.${provider}_suspense` as const)
  return deps.ledger.post(tx, {
    ...action,
    kind: 'recharge_refund',
    reverses: refund.transfer_id,
    moves: [{ route, ...sides }],
  })
}
