import { backOf } from '@cliffhanger/rules/wallet/claim.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockOrder } from '../orders/queries.ts'
import { addRefunded, getRechargeOf, type RechargeRow, setRewards } from '../recharge/queries/recharges.ts'
import { expiryOfRewards, rewardKey } from '../recharge/recharge-rewards.ts'
import { asideBack, asideMoves, giveAsideUp } from './aside.ts'
import { takeHeld } from './dispute-hold.ts'
import { feeMoves, lineKey, memberMoves, type OutsideLine, smaller } from './outside-line.ts'
import { isPosted, lockBalances } from './queries/balances.ts'
import { type DisputeRow, openDispute, setAside } from './queries/disputes.ts'

/** Posts a line of the provider's account that is about a recharge, once. What came with the recharge goes with what is taken of it; while a
 *  dispute may be won that is only set aside. */
export async function postRechargeLine(deps: PaymentDeps, tx: Db, orderId: number, line: OutsideLine): Promise<void> {
  await lockOrder(tx, orderId)
  const key = lineKey(line)
  if (await isPosted(tx, key)) return
  const { amount, remark, dispute: reference } = line
  const recharge = await getRechargeOf(tx, orderId)
  const isTaken = amount < 0n
  const held = isTaken && reference ? await takeHeld(deps, tx, recharge, reference, -amount) : 0n
  const dispute =
    reference === undefined ? undefined : await openDispute(tx, disputeOf(recharge, reference), deps.context.clock())
  const moves = isTaken
    ? await takingMoves(tx, recharge, line, held, dispute)
    : await givingMoves(deps, tx, recharge, line, dispute)
  const kind = isTaken ? 'chargeback' : 'chargeback_won'
  const all = [...moves, ...feeMoves(kind, line)].filter((move) => move.amount > 0n)
  if (all.length === 0) return
  if (isTaken && recharge.extras_state !== 'none') await setRewards(tx, recharge.id, 'none')
  const left = BigInt(recharge.amount) - BigInt(recharge.refunded_amount)
  await addRefunded(
    tx,
    recharge.id,
    isTaken ? smaller(-amount, left) : -smaller(amount, BigInt(recharge.refunded_amount)),
  )
  const posted = await deps.ledger.post(tx, { kind, key, bizNo: recharge.order_no, remark, moves: all })
  await deps.ledger.notify(tx, posted, [recharge.user_id])
}

/** What a lost dispute set aside is the pool's again. */
export async function giveExtrasUp(deps: PaymentDeps, tx: Db, recharge: RechargeRow, reference: string): Promise<void> {
  await lockOrder(tx, recharge.order_id)
  const dispute = await openDispute(tx, disputeOf(recharge, reference), deps.context.clock())
  await giveAsideUp(deps, tx, dispute, recharge.order_no)
}

const disputeOf = ({ id, provider }: RechargeRow, reference: string) => ({ provider, reference, rechargeId: id })

async function takingMoves(
  tx: Db,
  { user_id: from, ...recharge }: RechargeRow,
  { provider, amount: given }: OutsideLine,
  held: bigint,
  dispute: DisputeRow | undefined,
): Promise<Move[]> {
  const { cash, granted } = await lockBalances(tx, from)
  const amount = -given
  const fromMember = memberMoves(provider, from, amount, held, cash)
  const cashLeft = cash - smaller(cash, amount - held)
  const paid = paidExtras(recharge)
  const extras = { gold: smaller(granted, paid.gold), money: smaller(cashLeft, paid.money) }
  if (dispute) {
    await setAside(tx, dispute.id, BigInt(dispute.gold_aside) + extras.gold, BigInt(dispute.money_aside) + extras.money)
    return [...fromMember, ...asideMoves(from, extras)]
  }
  const sides = { from, to: platformOwner }
  return [
    ...fromMember,
    { route: 'chargeback.gold', coin: 'gold', amount: extras.gold, ...sides },
    { route: 'chargeback.money', coin: 'money', amount: extras.money, ...sides },
  ]
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

/** A debt that is left is settled out of it by the next round of `settle-debts.ts`. Bonus and reward come back with it, in step. */
async function givingMoves(
  deps: PaymentDeps,
  tx: Db,
  recharge: RechargeRow,
  { provider, amount }: OutsideLine,
  dispute: DisputeRow | undefined,
): Promise<Move[]> {
  const { user_id: to } = recharge
  const before = BigInt(recharge.refunded_amount)
  const after = before - smaller(amount, before)
  if (before > 0n && after === 0n) await oweAgain(tx, recharge)
  const cash = { route: `chargeback_won.${provider}_cash`, coin: 'money', amount, from: platformOwner, to } as const
  if (!dispute) return [cash]
  const [goldAside, moneyAside] = [BigInt(dispute.gold_aside), BigInt(dispute.money_aside)]
  const back = { gold: backOf(goldAside, before, after), money: backOf(moneyAside, before, after) }
  await setAside(tx, dispute.id, goldAside - back.gold, moneyAside - back.money)
  return [cash, ...asideBack(to, back, await expiryOfRewards(deps, tx))]
}

/** All of a payment is there again: what had not been paid of its bonus and reward is owed as before, and what had been is paid. */
async function oweAgain(tx: Db, { id, bonus_amount: bonus, reward_amount: reward }: RechargeRow): Promise<void> {
  if (BigInt(bonus) === 0n && reward === 0) return
  await setRewards(tx, id, (await isPosted(tx, rewardKey(id))) ? 'paid' : 'owed')
}
