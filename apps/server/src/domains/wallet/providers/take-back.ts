import type { Db } from '../../../platform/db.ts'
import type { Move } from '../ledger/post.ts'
import { platformOwner } from '../ledger/ways.ts'
import { lockOrder } from '../orders/queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import {
  addRefunded,
  findRechargeByPayment,
  getRechargeOf,
  type RechargeRow,
  setExtras,
} from '../recharge/queries/recharges.ts'
import { followHold, takeHeld } from './dispute-hold.ts'
import type { DisputeMove, OnlineProvider } from './provider.ts'
import { isPosted, lockBalances } from './queries/balances.ts'

type Taken = 'done' | 'ignored'

/**
 * Does what a dispute did to our account at the provider: every line of it once, whatever messages come in whatever order. What is taken
 * comes out of the member's money, first out of what was held for it, and what he does not have any more is a debt; what is given back is his.
 */
export async function takeDisputed(parts: PaymentParts, online: OnlineProvider, reference: string): Promise<Taken> {
  const dispute = await online.fetchDispute(reference)
  const { paymentRef, moves, currency, amount } = dispute
  const recharge = await findRechargeByPayment(parts.context.db, online.name, paymentRef)
  if (!recharge) return 'ignored'
  assertCurrency(online, moves)
  for (const move of moves)
    await parts.context.db.transaction(
      (tx) => postMove(parts, tx, recharge.order_id, { ...move, dispute: reference, remark: reference }),
      { retries: 3 },
    )
  // What is disputed in another currency nobody told the worth of; the lines of our account are in ours.
  await followHold(parts, recharge, reference, { ...dispute, amount: currency === online.currency ? amount : 0n })
  return 'done'
}

/** Refunds somebody made at the provider and not here take the money from its member all the same. */
export async function takeOutsideRefunds(
  parts: PaymentParts,
  online: OnlineProvider,
  paymentRef: string,
): Promise<Taken> {
  const recharge = await findRechargeByPayment(parts.context.db, online.name, paymentRef)
  if (!recharge) return 'ignored'
  const refunds = await online.listOutsideRefunds(paymentRef)
  assertCurrency(online, refunds)
  for (const { id, amount } of refunds)
    await parts.context.db.transaction(
      (tx) => postMove(parts, tx, recharge.order_id, { id, amount: -amount, fee: 0n, remark: id }),
      { retries: 3 },
    )
  return 'done'
}

/** Lines of another currency are for an operator: what they are worth here nobody told. */
function assertCurrency(
  online: OnlineProvider,
  lines: readonly { readonly id: string; readonly currency: string }[],
): void {
  const foreign = lines.find(({ currency }) => currency !== online.currency)
  if (foreign) throw new Error(`${foreign.id} is in ${foreign.currency}, not in ${online.currency}: correct it by hand`)
}

/** A line of our account; `dispute`: what was held for that goes first. */
interface OutsideMove extends Pick<DisputeMove, 'id' | 'amount' | 'fee'> {
  readonly remark: string
  readonly dispute?: string
}

async function postMove(
  parts: PaymentParts,
  tx: Db,
  orderId: number,
  { id, amount, fee, remark, dispute }: OutsideMove,
): Promise<void> {
  await lockOrder(tx, orderId)
  const key = `stripe:${id}`
  if (await isPosted(tx, key)) return
  const recharge = await getRechargeOf(tx, orderId)
  const isTaken = amount < 0n
  const held = isTaken && dispute ? await takeHeld(parts, tx, recharge, dispute, -amount) : 0n
  const moves = isTaken ? await takingMoves(tx, recharge, -amount, held) : givingMoves(recharge, amount)
  const kind = isTaken ? 'chargeback' : 'chargeback_won'
  const all = [...moves, ...feeMoves(kind, fee)]
  if (all.length === 0) return
  if (isTaken && recharge.extras_state !== 'none') await setExtras(tx, recharge.id, 'none')
  const left = BigInt(recharge.amount) - BigInt(recharge.refunded_amount)
  await addRefunded(
    tx,
    recharge.id,
    isTaken ? smaller(-amount, left) : -smaller(amount, BigInt(recharge.refunded_amount)),
  )
  const posted = await parts.ledger.post(tx, { kind, key, bizNo: recharge.order_no, remark, moves: all })
  await parts.ledger.tell(tx, posted, [recharge.user_id])
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Money first out of what is held and what there is, the rest as a debt; bonus and reward of this payment go back as far as they are still
 *  there. */
async function takingMoves(
  tx: Db,
  { user_id: from, ...recharge }: RechargeRow,
  amount: bigint,
  held: bigint,
): Promise<Move[]> {
  const { cash, granted } = await lockBalances(tx, from)
  const fromCash = smaller(cash, amount - held)
  const paid = paidExtras(recharge)
  const to = platformOwner
  const moves: Move[] = [
    { route: 'chargeback.held', coin: 'money', amount: held, from, to },
    { route: 'chargeback.cash', coin: 'money', amount: fromCash, from, to },
    { route: 'chargeback.debt', coin: 'money', amount: amount - held - fromCash, from, to },
    { route: 'chargeback.gold', coin: 'gold', amount: smaller(granted, paid.gold), from, to },
    { route: 'chargeback.money', coin: 'money', amount: smaller(cash - fromCash, paid.money), from, to },
  ]
  return moves.filter((move) => move.amount > 0n)
}

/** What a recharge brought besides what was paid for. */
function paidExtras({
  extras_state: state,
  bonus_coin: coin,
  bonus_amount: bonus,
  reward_amount: reward,
}: Pick<RechargeRow, 'extras_state' | 'bonus_coin' | 'bonus_amount' | 'reward_amount'>) {
  if (state !== 'paid') return { gold: 0n, money: 0n }
  const ofCoin = (wanted: RechargeRow['bonus_coin']) => (coin === wanted ? BigInt(bonus) : 0n)
  return { gold: BigInt(reward) + ofCoin('gold'), money: ofCoin('money') }
}

/** A debt that is left is settled out of it by the next round of `settle-debts.ts`. */
const givingMoves = ({ user_id: to }: RechargeRow, amount: bigint): Move[] =>
  amount > 0n ? [{ route: 'chargeback_won.cash', coin: 'money', amount, from: platformOwner, to }] : []

/** Fees of disputes are the platform's loss, never a member's. A fee has the way of the kind that goes in its direction. */
function feeMoves(kind: 'chargeback' | 'chargeback_won', fee: bigint): Move[] {
  const sides = { coin: 'money', from: platformOwner, to: platformOwner } as const
  if (kind === 'chargeback') return fee > 0n ? [{ route: 'chargeback.fee', amount: fee, ...sides }] : []
  return fee < 0n ? [{ route: 'chargeback_won.fee', amount: -fee, ...sides }] : []
}
