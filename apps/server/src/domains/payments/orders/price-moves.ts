import {
  isOnlineProvider,
  type OnlineProviderName,
  type ProviderName,
} from '@cliffhanger/contract/payments/payment-provider.ts'
import { escrowOf, type Gold, type Move, platformOwner } from '../../ledger/index.ts'
import type { OrderRow } from './queries.ts'
import type { SoldType } from './sale.ts'

/** Kinds of orders whose price is the platform's once it is paid. The price of any other kind waits in an escrow, as its member's stake. */
type RevenueType = Exclude<SoldType, 'crowdfunding'>

type Payer = 'balance' | ProviderName

/** The price in money, from whoever paid it to where it belongs. What a provider took for an escrow passes through its member's wallet: a stake
 *  belongs to a member. */
export function priceMoves(type: SoldType, order: OrderRow, amount: bigint, by: Payer): Move[] {
  const { user_id: userId } = order
  const money = { coin: 'money', amount } as const
  if (type !== 'crowdfunding')
    return by === 'balance'
      ? [{ route: `${type}.cash`, ...money, from: userId, to: platformOwner }]
      : [{ route: `${type}.${by}`, ...money, from: platformOwner, to: platformOwner }]
  const staked: Move = { route: 'crowdfunding.cash', ...money, from: userId, to: escrowOf(order.target_id) }
  return by === 'balance'
    ? [staked]
    : [{ route: `crowdfunding.${by}`, ...money, from: platformOwner, to: userId }, staked]
}

/** The price in gold: granted gold is spent first (S-113); what is missing is missed in bought gold. */
export function goldMoves(type: RevenueType, from: number, amount: bigint, gold: Gold | undefined): Move[] {
  const has = gold?.granted ?? 0n
  const granted = has < amount ? has : amount
  const sides = { coin: 'gold', from, to: platformOwner } as const
  return [
    { route: `${type}.granted`, amount: granted, ...sides },
    { route: `${type}.bought`, amount: amount - granted, ...sides },
  ]
}

/** A refund in money, to the wallet or to the provider that took it. */
export function refundMoves(type: SoldType, order: OrderRow, amount: bigint, online?: OnlineProviderName): Move[] {
  const { user_id: userId } = order
  const money = { coin: 'money', amount } as const
  if (type !== 'crowdfunding')
    return online
      ? [{ route: `${type}_refund.${online}`, ...money, from: platformOwner, to: platformOwner }]
      : [{ route: `${type}_refund.cash`, ...money, from: platformOwner, to: userId }]
  const returned: Move = { route: 'crowdfunding_refund.cash', ...money, from: escrowOf(order.target_id), to: userId }
  return online
    ? [returned, { route: `crowdfunding_refund.${online}`, ...money, from: userId, to: platformOwner }]
    : [returned]
}

/** A refund in gold: what was bought first, since it was spent last. */
export function goldRefundMoves(type: RevenueType, to: number, amount: bigint, bought: bigint): Move[] {
  const ofBought = amount < bought ? amount : bought
  const sides = { coin: 'gold', from: platformOwner, to } as const
  return [
    { route: `${type}_refund.bought`, amount: ofBought, ...sides },
    { route: `${type}_refund.granted`, amount: amount - ofBought, ...sides },
  ]
}

/** Gold that came with an order, back as far as it is there. */
export const giftRefundMoves = (type: SoldType, from: number, amount: bigint): Move[] =>
  type === 'crowdfunding' ? [] : [{ route: `${type}_refund.gift`, coin: 'gold', amount, from, to: platformOwner }]

/** A refund that the provider would not make, which stays in the wallet. */
export const failedRefundMove = (type: SoldType, to: number, amount: bigint, online: OnlineProviderName): Move => ({
  route: `${type}_refund.${online}_failed`,
  coin: 'money',
  amount,
  from: platformOwner,
  to,
})

/** What a provider takes back of a price that was still unused: out of the platform's revenue, or out of the stake. */
export function chargebackMoves(type: SoldType, order: OrderRow, amount: bigint, provider: OnlineProviderName): Move[] {
  const { user_id: userId } = order
  const money = { coin: 'money', amount } as const
  if (type !== 'crowdfunding')
    return [{ route: `chargeback.${provider}_${type}`, ...money, from: platformOwner, to: platformOwner }]
  return [
    { route: 'chargeback.stake', ...money, from: escrowOf(order.target_id), to: userId },
    { route: `chargeback.${provider}_cash`, ...money, from: userId, to: platformOwner },
  ]
}

/** `chargebackMoves` the other way: the dispute was won. */
export function chargebackWonMoves(
  type: SoldType,
  order: OrderRow,
  amount: bigint,
  provider: OnlineProviderName,
): Move[] {
  const { user_id: userId } = order
  const money = { coin: 'money', amount } as const
  if (type !== 'crowdfunding')
    return [{ route: `chargeback_won.${provider}_${type}`, ...money, from: platformOwner, to: platformOwner }]
  return [
    { route: `chargeback_won.${provider}_cash`, ...money, from: platformOwner, to: userId },
    { route: 'chargeback_won.stake', ...money, from: userId, to: escrowOf(order.target_id) },
  ]
}

/** Gold that an order or a coupon brings. */
export function giftMoves(type: SoldType, to: number, { gift, coupon }: { gift: bigint; coupon: bigint }): Move[] {
  const sides = { coin: 'gold', from: platformOwner, to } as const
  const ofCoupon: Move = { route: `${type}.coupon`, amount: coupon, ...sides }
  return type === 'crowdfunding' ? [ofCoupon] : [{ route: `${type}.gift`, amount: gift, ...sides }, ofCoupon]
}

/** Who takes a payment and gives it back by itself; undefined where a person does. */
export const onlineOf = (provider: string | undefined): OnlineProviderName | undefined =>
  provider !== undefined && isOnlineProvider(provider) ? provider : undefined
