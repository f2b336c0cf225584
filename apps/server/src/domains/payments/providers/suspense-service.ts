import { isOnlineProvider, type ManualProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { findUsers } from '../../account/index.ts'
import { platformOwner } from '../../ledger/index.ts'
import { agree, fourEyesNow, limitOfRecords } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockOrder } from '../orders/queries.ts'
import { findRecharge, isPaymentUsed } from '../recharge/queries/recharges.ts'
import { insertRefund, nextRefundId } from './queries/refunds.ts'
import {
  agreeToCredit,
  countSuspense,
  decideSuspense,
  findSuspense,
  listSuspenseRows,
  lockSuspense,
  type SuspenseRow,
} from './queries/suspense.ts'
import { requestRefundJob } from './refunds.ts'
import { findOnline } from './registry.ts'
import { putInSuspense, reportLate } from './suspense.ts'

/** Money an operator found on an account of the platform. */
export interface Found {
  readonly provider: ManualProviderName
  readonly amount: bigint
  readonly paymentRef: string
  readonly rechargeId: number | undefined
  readonly userId: number | undefined
  readonly operatorId: number
  readonly note: string
}

export interface Judgement {
  readonly operatorId: number
  readonly reason: string
}

/** What operators do with money that could not be credited by itself. */
export function createSuspenseService(deps: PaymentDeps) {
  const { clock, jobs } = deps.context
  const get = async (db: Db, id: number) => (await findSuspense(db, id)) ?? refuse('notFound')

  /** Locks an open one, its order first. */
  const lockOpen = async (tx: Db, id: number): Promise<SuspenseRow> => {
    const { recharge_id: rechargeId } = await get(tx, id)
    const recharge = rechargeId === null ? undefined : await findRecharge(tx, rechargeId)
    if (recharge) await lockOrder(tx, recharge.order_id)
    const item = (await lockSuspense(tx, id)) ?? refuse('notFound')
    return item.state === 'open' ? item : refuse('stateChanged')
  }

  return {
    /** From which amount on two operators must agree, by item. */
    limits: limitOfRecords,
    list: async (
      db: Db,
      state: SuspenseRow['state'] | undefined,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly rows: readonly SuspenseRow[]; readonly total: number }> => ({
      rows: await listSuspenseRows(db, state, page),
      total: await countSuspense(db, state),
    }),

    /** Refuses 4002 a recharge or member there is none of, 4000 a payment that counts for something already. */
    async book(
      tx: Db,
      { provider, amount, paymentRef, rechargeId, userId, operatorId, note }: Found,
    ): Promise<SuspenseRow> {
      const recharge =
        rechargeId === undefined ? undefined : ((await findRecharge(tx, rechargeId)) ?? refuse('notFound'))
      if (recharge) await lockOrder(tx, recharge.order_id)
      const owner = recharge?.user_id ?? userId ?? 0
      if (owner !== 0 && (await findUsers(tx, [owner])).size === 0) refuse('notFound')
      // A transaction's hash is kept in one writing; a bank's numbers are what they are.
      const { counts } = await deps.domains.operators.standingOf(tx, operatorId)
      const reference = provider === 'usdt' ? paymentRef.trim().toLowerCase() : paymentRef.trim()
      if (reference === '' || (await isPaymentUsed(tx, provider, reference))) return refuseField('payment_ref')
      const id = await putInSuspense(deps, tx, {
        provider,
        paymentRef: reference,
        cause: recharge ? 'late' : 'reference',
        amount,
        orderId: recharge?.order_id ?? 0,
        userId: owner,
        note,
        // Whoever says that money is there is one of the two that a large amount needs.
        agreedBy: amount >= (await fourEyesNow(tx)) && counts ? operatorId : 0,
        operatorId,
      })
      return id === undefined ? refuseField('payment_ref') : get(tx, id)
    },

    /** Credits it to its member, or agrees to as the first of two. Refuses 4003, 4001 to be both, 7009 where nobody is named. */
    async credit(
      tx: Db,
      id: number,
      { operatorId, reason, userId: named }: Judgement & { readonly userId: number | undefined },
    ): Promise<{ readonly before: SuspenseRow; readonly after: SuspenseRow }> {
      const before = await lockOpen(tx, id)
      const userId = before.user_id ?? named ?? refuse('userNotFound')
      if ((await findUsers(tx, [userId])).size === 0) refuse('userNotFound')
      const amount = BigInt(before.amount)
      if (amount === 0n) return refuse('amountOutOfRange')
      const limit = (await limitOfRecords(tx))(before)
      const agreement = await agree(deps, tx, { amount, limit, firstId: before.agreed_by, operatorId })
      if (agreement === 'first') {
        await agreeToCredit(tx, id, operatorId, userId)
        return { before, after: await get(tx, id) }
      }
      await decideSuspense(tx, id, { state: 'credited', operatorId, reason, userId }, clock())
      const posted = await deps.ledger.post(tx, {
        kind: 'recharge_found',
        key: `recharge_found:${id}`,
        bizNo: before.order_no ?? `U${id}`,
        remark: reason,
        operatorId,
        moves: [{ route: 'recharge_found.cash', coin: 'money', amount, from: platformOwner, to: userId }],
      })
      await reportLate(deps, tx, before.recharge_id, 'credited')
      await deps.ledger.notify(tx, posted, [userId])
      return { before, after: await get(tx, id) }
    },

    /** Has the provider give it back, or notes that it was sent back by hand. Refuses 4003. */
    async refund(
      tx: Db,
      id: number,
      { operatorId, reason }: Judgement,
    ): Promise<{ readonly before: SuspenseRow; readonly after: SuspenseRow }> {
      const before = await lockOpen(tx, id)
      const { provider, user_id: userId } = before
      const isOnline = isOnlineProvider(provider)
      if (isOnline && !findOnline(deps.providers, provider)) return refuse('channelUnavailable')
      // Money of another currency stands in no account of ours: it is sent back by hand.
      if (before.amount === '0') {
        await decideSuspense(tx, id, { state: 'refunded', operatorId, reason, userId }, clock())
        await reportLate(deps, tx, before.recharge_id, 'refunded')
        return { before, after: await get(tx, id) }
      }
      const state = isOnline ? 'refunding' : 'refunded'
      await decideSuspense(tx, id, { state, operatorId, reason, userId }, clock())
      const refundId = await nextRefundId(tx)
      const sides = { coin: 'money', amount: BigInt(before.amount), from: platformOwner, to: platformOwner } as const
      const posted = await deps.ledger.post(tx, {
        kind: 'recharge_refund',
        key: `refund:${refundId}`,
        bizNo: before.order_no ?? `U${id}`,
        remark: reason,
        operatorId,
        moves: [{ route: isOnline ? `recharge_refund.${provider}_suspense` : `recharge_refund.${provider}`, ...sides }],
      })
      const refund = {
        provider,
        payment_ref: before.payment_ref,
        amount: before.amount,
        recharge_id: null,
        suspense_id: id,
        operator_id: operatorId,
        reason,
        transfer_id: posted.transferId,
        state: isOnline ? 'unknown' : 'done',
      } as const
      await insertRefund(tx, refundId, refund, clock())
      if (isOnline) await jobs.enqueue(requestRefundJob, { refundId }, { tx, key: String(refundId) })
      else await reportLate(deps, tx, before.recharge_id, 'refunded')
      return { before, after: await get(tx, id) }
    },
  }
}
