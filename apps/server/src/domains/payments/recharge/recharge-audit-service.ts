import { hourMs } from '@cliffhanger/contract/duration.ts'
import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { rechargeStateAfter, rechargeStatesBefore } from '@cliffhanger/rules/wallet/recharge-state.ts'
import { DatabaseError } from 'pg'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { agree, limitOfRecords, readWalletSettings } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockOrder, setCancelled } from '../orders/queries.ts'
import { enqueueClose, requestSoon } from '../providers/attempt-jobs.ts'
import { type AttemptRow, findAttempt } from '../providers/queries/attempts.ts'
import { findManual } from '../providers/registry.ts'
import { notifyRecharge } from './events.ts'
import { writeReceived } from './present.ts'
import {
  type AuditFilter,
  type AuditRow,
  countAudits,
  findAudit,
  listNewestAudits,
  listOldestAudits,
  listSameProof,
} from './queries/audits.ts'
import { findRecharge, getRechargeOf, isPaymentUsed, moveRecharge, type RechargeRow } from './queries/recharges.ts'
import { insertStep, listSteps } from './queries/steps.ts'
import { confirmRecharge, creditRecharge } from './settle.ts'

export interface Approval {
  readonly operatorId: number
  /** Number of the payment as the operator read it. */
  readonly paymentRef: string
  readonly note: string
}

/** States in which operators have something to do. */
const waitingStates: readonly (AuditState | undefined)[] = [auditStates.toAudit, auditStates.pendingTransfer]

/** What operators do with recharges. Each act is one transaction with the operators' log, and tells the member last. */
export function createRechargeAuditService(deps: PaymentDeps) {
  const lock = async (tx: Db, id: number): Promise<RechargeRow> => {
    const found = (await findRecharge(tx, id)) ?? refuse('notFound')
    await lockOrder(tx, found.order_id)
    return getRechargeOf(tx, found.order_id)
  }

  return {
    list: async (
      db: Db,
      filter: AuditFilter,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly rows: readonly AuditRow[]; readonly total: number }> => ({
      rows: await (waitingStates.includes(filter.state) ? listOldestAudits : listNewestAudits)(db, filter, page),
      total: await countAudits(db, filter),
    }),
    /** Refuses 4002. */
    get: async (db: Db, id: number): Promise<AuditRow> => (await findAudit(db, id)) ?? refuse('notFound'),
    sameProof: listSameProof,
    steps: listSteps,
    onlineState: async (db: Db, { order_id: orderId }: RechargeRow): Promise<AttemptRow['state'] | ''> =>
      (await findAttempt(db, orderId))?.state ?? '',
    /** From which amount on two operators must agree, by recharge, and how long members are promised to wait. */
    async promises(
      db: Db,
    ): Promise<{ readonly limitOf: (row: Pick<RechargeRow, 'four_eyes'>) => bigint; readonly waitMs: number }> {
      const { settings } = await readWalletSettings(db)
      return {
        limitOf: await limitOfRecords(db),
        waitMs: settings.withdraw_arrive_hours * hourMs,
      }
    },

    /** The money came: credits it, or agrees as the first of two (S-85, S-86). Refuses 4003, and 4001 to be both of them. */
    async approve(
      tx: Db,
      id: number,
      { operatorId, paymentRef, note }: Approval,
    ): Promise<{ readonly before: RechargeRow; readonly after: RechargeRow }> {
      const before = await lock(tx, id)
      // What a provider takes only the provider confirms.
      if (isOnlineProvider(before.provider) || !waitingStates.includes(before.state)) return refuse('stateChanged')
      const limit = (await limitOfRecords(tx))(before)
      const yes = { amount: BigInt(before.amount), limit, firstId: before.confirmed_by, operatorId }
      const agreement = await agree(deps, tx, yes)
      const confirmed =
        before.state === auditStates.pendingTransfer
          ? before
          : await confirmRecharge(deps, tx, before, {
              provider: before.provider,
              paymentRef: await checkReference(deps, tx, before, paymentRef),
              operatorId,
              note,
            }).catch(refuseSameReference)
      if (agreement === 'last') return { before, after: await creditRecharge(deps, tx, confirmed, operatorId, note) }
      await notifyRecharge(deps, tx, { recharge: confirmed })
      return { before, after: confirmed }
    },

    /** It did not, or not so. Refuses 4003 once it is final. */
    async deny(
      tx: Db,
      id: number,
      { operatorId, reason }: { readonly operatorId: number; readonly reason: string },
    ): Promise<{ readonly before: RechargeRow; readonly after: RechargeRow }> {
      const before = await lock(tx, id)
      const nowMs = deps.context.clock()
      const to = rechargeStateAfter('deny')
      const move = { from: rechargeStatesBefore('deny'), to, reason, auditedBy: operatorId, auditMs: nowMs }
      if (!(await moveRecharge(tx, id, move, nowMs))) return refuse('stateChanged')
      await insertStep(tx, id, {
        state: to,
        actor: 'operator',
        operator_id: operatorId,
        note: reason,
        created_ms: nowMs,
      })
      const order = await setCancelled(tx, before.order_id, 'operator')
      await enqueueClose(deps, tx, before.order_id)
      const after = await getRechargeOf(tx, before.order_id)
      const values = { amount: writeReceived(after), coin: after.receive_coin, reason }
      const notice = { userId: after.user_id, key: 'rechargeDenied', values, thing: after.order_no } as const
      await notifyRecharge(deps, tx, { recharge: after, order, notice })
      return { before, after }
    },

    /** Has the provider asked what became of an online payment. */
    async recheck(id: number): Promise<void> {
      const found = (await findRecharge(deps.context.db, id)) ?? refuse('notFound')
      await requestSoon(deps, found.order_id)
    },
  }
}

/** The number of the payment as it is kept; refuses 4000 naming it where it is none, is needed and missing, or counted for another. */
export async function checkReference(
  { providers }: PaymentDeps,
  tx: Db,
  recharge: Pick<RechargeRow, 'provider' | 'collect'>,
  typed: string,
): Promise<string> {
  const provider = findManual(providers, recharge.provider) ?? refuse('stateChanged')
  const collect = recharge.collect ?? refuse('stateChanged')
  const reference = provider.readReference(typed, collect) ?? refuseField('payment_ref')
  return (await isPaymentUsed(tx, recharge.provider, reference)) ? refuseField('payment_ref') : reference
}

const uniqueViolation = '23505'

/** Somebody counted the same payment for another recharge at the same moment. */
export function refuseSameReference(error: unknown): never {
  if (error instanceof DatabaseError && error.code === uniqueViolation) return refuseField('payment_ref')
  throw error
}
