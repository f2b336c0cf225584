import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { backOf, type Claim, partToHold, type Shares, sharesOf, takenAfter } from '@cliffhanger/rules/wallet/claim.ts'
import type { Db } from '../../../platform/database/db.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { chargebackMoves, chargebackWonMoves } from '../orders/price-moves.ts'
import { addRefunded, lockOrder, type OrderRow } from '../orders/queries.ts'
import { isSold, type Sale, type SoldType } from '../orders/sale.ts'
import { asideBack, asideMoves, giveAsideUp } from './aside.ts'
import { feeMoves, lineKey, memberMoves, type OutsideLine, smaller } from './outside-line.ts'
import type { Dispute } from './provider.ts'
import { isPosted, lockBalances } from './queries/balances.ts'
import { type DisputeRow, listOpenDisputes, openDispute, setAside, setClaim } from './queries/disputes.ts'

/**
 * Posts a line of a dispute over a paid order, once. What is left of what was bought goes back with what is taken, and the platform bears that
 * part; what was used its member owes. What is given back restores both. The gold that came with the order is set aside until it is decided.
 */
export async function postOrderLine(deps: PaymentDeps, tx: Db, orderId: number, line: OutsideLine): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const key = lineKey(line)
  if (line.amount === 0n || (await isPosted(tx, key))) return
  const { provider, amount, remark, dispute: reference = '' } = line
  const dispute = await disputeOf(deps, tx, order, provider, reference)
  const before = claimOf(dispute)
  const taken = takenAfter(before, amount)
  const { claim, events } = await setPart(deps, tx, order, before, taken, { key, reason: remark })
  const shares = sharesOf(claim, amount, roomOf(order))
  const kind = amount < 0n ? 'chargeback' : 'chargeback_won'
  const after = { ...claim, taken, borne: claim.borne + shares.ofPlatform }
  await setClaim(tx, dispute.id, after, 'over')
  if (shares.ofPlatform !== 0n) await addRefunded(tx, order.id, after.borne - before.borne, deps.context.clock())
  const moves =
    amount < 0n
      ? await takingMoves(tx, order, provider, dispute, shares, giftOf(order, after.gone))
      : await givingMoves(tx, order, provider, dispute, shares, backOf(BigInt(dispute.gold_aside), before.taken, taken))
  const all = [...moves, ...feeMoves(kind, line)].filter((move) => move.amount > 0n)
  const posted = await deps.ledger.post(tx, { kind, key, bizNo: order.order_no, remark, moves: all })
  await deps.ledger.notify(tx, posted, [order.user_id], events)
}

/** Posts a refund that somebody made at the provider and not here, once: what is left of that part of the order goes back. The platform gave
 *  the money away, so its member owes nothing but what had gone back to them before. */
export async function postOrderRefund(deps: PaymentDeps, tx: Db, orderId: number, line: OutsideLine): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const key = lineKey(line)
  if (await isPosted(tx, key)) return
  const amount = -line.amount
  const { part, worth, events } = await saleOf(deps, order).takenBack(tx, order, {
    part: amount,
    key,
    operatorId: 0,
    reason: line.remark,
  })
  // A stake that went back before is not there to be taken: its member owes it.
  const ofPlatform = smaller(order.order_type === 'crowdfunding' ? worth : amount, roomOf(order))
  if (ofPlatform > 0n) await addRefunded(tx, order.id, ofPlatform, deps.context.clock())
  const { user_id: from, order_no: bizNo } = order
  const { cash, granted } = await lockBalances(tx, from)
  const moves = [
    ...chargebackMoves(soldTypeOf(order), order, ofPlatform, line.provider),
    ...memberMoves(line.provider, from, amount - ofPlatform, 0n, cash),
    {
      route: 'chargeback.gold',
      coin: 'gold',
      amount: smaller(granted, giftOf(order, part)),
      from,
      to: platformOwner,
    } as const,
  ].filter((move) => move.amount > 0n)
  const posted = await deps.ledger.post(tx, { kind: 'chargeback', key, bizNo, remark: line.remark, moves })
  await deps.ledger.notify(tx, posted, [from], events)
}

/**
 * What a dispute means beside its lines: from the first message on what was bought is held, until the provider takes the money or the dispute
 * is decided. A message that comes late finds it over and holds nothing; a lost one gives up what was set aside.
 */
export async function followClaim(
  deps: PaymentDeps,
  tx: Db,
  orderId: number,
  { provider, reference }: { readonly provider: OnlineProviderName; readonly reference: string },
  { amount, isOpen, isLost, moves }: Dispute,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const dispute = await disputeOf(deps, tx, order, provider, reference)
  if (isLost) await giveAsideUp(deps, tx, dispute, order.order_no)
  if (dispute.state === 'over') return
  const claim = claimOf(dispute)
  const isHeld = isOpen && moves.every((move) => move.amount >= 0n)
  if (!isHeld) return release(deps, tx, order, dispute)
  if (claim.gone > 0n) return
  const action = { key: `dispute:${dispute.id}:hold`, reason: reference }
  const held = await setPart(deps, tx, order, claim, partToHold(claim.taken, amount, isHeld), action)
  await setClaim(tx, dispute.id, held.claim, 'open')
  if (held.events.length > 0) await appendEvents(deps.context, tx, held.events)
}

/** Gives again what disputes hold of an order that is locked: an operator refunds it by hand. Nothing is held for them any more. Replies with
 *  what has to be notified. */
export async function releaseHeld(deps: PaymentDeps, tx: Db, order: OrderRow): Promise<readonly NewEvent[]> {
  const events: NewEvent[] = []
  for (const dispute of await listOpenDisputes(tx, order.id)) events.push(...(await giveHeld(deps, tx, order, dispute)))
  return events
}

async function release(deps: PaymentDeps, tx: Db, order: OrderRow, dispute: DisputeRow): Promise<void> {
  const events = await giveHeld(deps, tx, order, dispute)
  if (events.length > 0) await appendEvents(deps.context, tx, events)
}

async function giveHeld(deps: PaymentDeps, tx: Db, order: OrderRow, dispute: DisputeRow): Promise<readonly NewEvent[]> {
  const claim = claimOf(dispute)
  const action = { key: `dispute:${dispute.id}:release`, reason: dispute.reference }
  const released = await setPart(deps, tx, order, claim, claim.taken, action)
  await setClaim(tx, dispute.id, released.claim, 'over')
  return released.events
}

/** Has as much of the price not stand as this: takes back what went with it, or gives it again. */
async function setPart(
  deps: PaymentDeps,
  tx: Db,
  order: OrderRow,
  claim: Claim,
  wanted: bigint,
  action: { readonly key: string; readonly reason: string },
): Promise<{ readonly claim: Claim; readonly events: readonly NewEvent[] }> {
  const sale = saleOf(deps, order)
  const { gone, worth } = claim
  if (wanted > gone) {
    const {
      part,
      worth: more,
      events,
    } = await sale.takenBack(tx, order, { part: wanted - gone, operatorId: 0, ...action })
    return { claim: { ...claim, gone: gone + part, worth: worth + more }, events }
  }
  if (wanted === gone) return { claim, events: [] }
  const events = await sale.givenAgain(tx, order, { part: gone - wanted, ...action })
  return { claim: { ...claim, gone: wanted, worth: (worth * wanted) / gone }, events }
}

/** `gift`: how much of the gold that came with the order is to be back by now. */
async function takingMoves(
  tx: Db,
  order: OrderRow,
  provider: OnlineProviderName,
  { id, gold_aside: aside }: DisputeRow,
  { ofPlatform, ofMember }: Shares,
  gift: bigint,
): Promise<Move[]> {
  const { user_id: from } = order
  const { cash, granted } = await lockBalances(tx, from)
  const missing = gift - BigInt(aside)
  const gold = missing > 0n ? smaller(granted, missing) : 0n
  await setAside(tx, id, BigInt(aside) + gold, 0n)
  return [
    ...chargebackMoves(soldTypeOf(order), order, ofPlatform, provider),
    ...memberMoves(provider, from, ofMember, 0n, cash),
    ...asideMoves(from, { gold, money: 0n }),
  ]
}

async function givingMoves(
  tx: Db,
  order: OrderRow,
  provider: OnlineProviderName,
  { id, gold_aside: aside }: DisputeRow,
  { ofPlatform, ofMember }: Shares,
  gold: bigint,
): Promise<Move[]> {
  const { user_id: to } = order
  await setAside(tx, id, BigInt(aside) - gold, 0n)
  return [
    ...chargebackWonMoves(soldTypeOf(order), order, -ofPlatform, provider),
    { route: `chargeback_won.${provider}_cash`, coin: 'money', amount: -ofMember, from: platformOwner, to },
    ...asideBack(to, { gold, money: 0n }),
  ]
}

/** The gold that came with a part of the price. */
const giftOf = ({ gift_gold: gift, pay_amount: paid }: OrderRow, part: bigint): bigint =>
  (BigInt(gift) * part) / BigInt(paid)

/** What of the price the platform has not given back yet. */
const roomOf = ({ pay_amount: paid, refunded_amount: refunded }: OrderRow): bigint => BigInt(paid) - BigInt(refunded)

function soldTypeOf({ order_type: type }: OrderRow): SoldType {
  if (!isSold(type)) throw new Error(`Nobody sells ${type}`)
  return type
}

const saleOf = ({ sales }: PaymentDeps, order: OrderRow): Sale => sales[soldTypeOf(order)]

const disputeOf = (
  { context }: PaymentDeps,
  tx: Db,
  { id: orderId }: OrderRow,
  provider: OnlineProviderName,
  reference: string,
): Promise<DisputeRow> => openDispute(tx, { provider, reference, orderId }, context.clock())

const claimOf = ({ gone, worth, taken, borne }: DisputeRow): Claim => ({
  gone: BigInt(gone),
  worth: BigInt(worth),
  taken: BigInt(taken),
  borne: BigInt(borne),
})
