import { randomInt } from 'node:crypto'
import { rechargeStateAfter, rechargeStatesBefore } from '@cliffhanger/rules/wallet/recharge-state.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { setPaid } from '../orders/queries.ts'
import { notifyRecharge } from './events.ts'
import { writeReceived } from './present.ts'
import { getRechargeOf, moveRecharge, type RechargeRow } from './queries/recharges.ts'
import { insertStep } from './queries/steps.ts'
import { enqueueRewards } from './recharge-rewards.ts'

/** Who says that the money of a recharge came. */
export interface Confirmation {
  readonly provider: RechargeRow['provider']
  /** Number of the payment; '' where a bank gave none. */
  readonly paymentRef: string
  /** 0: the provider itself. */
  readonly operatorId: number
  readonly note: string
}

/**
 * S-85, 1 → 2: the money came, the credit is not posted yet. The order is locked.
 * Refuses 4003 in any other state. Where a second operator has to agree, it stays so until they do.
 */
export async function confirmRecharge(
  { context }: PaymentDeps,
  tx: Db,
  recharge: RechargeRow,
  { provider, paymentRef, operatorId, note }: Confirmation,
): Promise<RechargeRow> {
  const nowMs = context.clock()
  const from = rechargeStatesBefore('confirm')
  const to = rechargeStateAfter('confirm')
  const move = { from, to, provider, paymentRef, confirmedBy: operatorId }
  if (!(await moveRecharge(tx, recharge.id, move, nowMs))) return refuse('stateChanged')
  await insertStep(tx, recharge.id, { state: to, ...actorOf(operatorId), note, created_ms: nowMs })
  return getRechargeOf(tx, recharge.order_id)
}

/**
 * S-86, 2 → 3: the credit and state 3, in one transaction and once for ever. The order is locked. The reward is drawn here, so that it is
 * what it is whenever its budget can pay it (S-99). Tells the member; nothing may lock after it.
 */
export async function creditRecharge(
  deps: PaymentDeps,
  tx: Db,
  recharge: RechargeRow,
  operatorId: number,
  note: string,
): Promise<RechargeRow> {
  const nowMs = deps.context.clock()
  const rewardAmount = recharge.reward_high > 0 ? randomInt(recharge.reward_low, recharge.reward_high + 1) : 0
  const isOwed = rewardAmount > 0 || BigInt(recharge.bonus_amount) > 0n
  const to = rechargeStateAfter('credit')
  const move = {
    from: rechargeStatesBefore('credit'),
    to,
    auditedBy: operatorId,
    auditMs: nowMs,
    rewardAmount,
    ...(isOwed && { extras: 'owed' as const }),
  }
  if (!(await moveRecharge(tx, recharge.id, move, nowMs))) return refuse('stateChanged')
  await insertStep(tx, recharge.id, { state: to, ...actorOf(operatorId), note, created_ms: nowMs })
  const order = (await setPaid(tx, recharge.order_id, nowMs, 'channel')) ?? refuse('stateChanged')
  if (isOwed) await enqueueRewards(deps, tx, recharge.id)
  await deps.domains.rewards.facts.note(tx, [{ userId: recharge.user_id, code: 'recharge', key: String(recharge.id) }])
  const posted = await deps.ledger.post(tx, {
    kind: 'recharge',
    key: `recharge:${recharge.id}`,
    bizNo: recharge.order_no,
    operatorId,
    moves: creditMoves(recharge),
  })
  const credited = await getRechargeOf(tx, recharge.order_id)
  const { receive_coin: coin, user_id: userId, order_no: thing } = credited
  const values = { amount: writeReceived(credited), coin }
  const notice = { userId, key: 'rechargeCredited', values, thing } as const
  await notifyRecharge(deps, tx, { recharge: credited, order, posted, notice })
  return credited
}

/** What a recharge moves: money less the fee that is kept of it, or the price of gold and the gold. */
export function creditMoves(recharge: RechargeRow): Move[] {
  const { provider, user_id: to } = recharge
  const amount = BigInt(recharge.amount)
  if (recharge.receive_coin === 'gold')
    return [
      { route: `recharge.${provider}_coins`, coin: 'money', amount, from: platformOwner, to: platformOwner },
      { route: 'recharge.gold', coin: 'gold', amount: BigInt(recharge.receive_amount), from: platformOwner, to },
    ]
  const fee = BigInt(recharge.fee)
  return [
    { route: `recharge.${provider}`, coin: 'money', amount, from: platformOwner, to },
    ...(fee > 0n ? [{ route: 'recharge.fee', coin: 'money', amount: fee, from: to, to: platformOwner } as const] : []),
  ]
}

export const actorOf = (operatorId: number) =>
  ({ actor: operatorId === 0 ? 'provider' : 'operator', operator_id: operatorId }) as const
