import type { Minor } from '@cliffhanger/rules/money.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { PoolShort, platformOwner } from '../../ledger/index.ts'
import { type CouponUse, newNumber } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { readConditions } from '../recharge/conditions.ts'
import { insertOrder, type OrderRow } from './queries.ts'
import type { SoldType } from './sale.ts'

/** Something a member wants, at the price it has now. */
export interface OrderDraft {
  readonly type: SoldType
  readonly targetId: number
  readonly title: string
  readonly coin: 'money' | 'gold'
  readonly price: Minor
  /** Granted gold that comes with it. */
  readonly giftGold: Minor
  readonly couponIds: readonly number[]
}

export interface OpenedOrder {
  readonly order: OrderRow
  /** Of which the member is to be told, last in the transaction. */
  readonly coupons: CouponUse['coupons']
}

/**
 * Makes a pending order: its coupons are used, and the gold that comes with it is set aside, so that whoever pays gets it. Refuses as
 * `Coupons.quote` does, 7011 also where gold of a coupon is not there, and 7014 where the plan's own gift is not.
 */
export async function openOrder(
  deps: PaymentDeps,
  context: CallContext<'bearer'>,
  draft: OrderDraft,
): Promise<OpenedOrder> {
  const { db: tx, caller, clock } = context
  const { userId } = caller
  const { type, coin, price, giftGold } = draft
  const orderNo = newNumber(context, type)
  const purchase = { userId, orderType: type, coin, total: price }
  const use = await deps.coupons.use(tx, purchase, draft.couponIds, orderNo).catch(refuseShort('couponNotUsable'))
  await setGiftAside(deps, tx, { order_no: orderNo, gift_gold: giftGold.toString() }, 'set_aside').catch(
    refuseShort('outOfStock'),
  )
  const { orderMs } = await readConditions(tx, deps.domains)
  const nowMs = clock()
  const order = await insertOrder(tx, {
    order_no: orderNo,
    user_id: userId,
    order_type: type,
    target_id: draft.targetId,
    title: draft.title,
    cover: '',
    number: 1,
    coin_code: coin,
    price: price.toString(),
    total: price.toString(),
    discount: use.discount.toString(),
    coupon_ids: use.coupons.map(({ id }) => id),
    pay_amount: (price - use.discount).toString(),
    pay_type: '',
    platform_id: null,
    gift_gold: giftGold.toString(),
    expires_ms: nowMs + orderMs,
    created_ms: nowMs,
  })
  return { order, coupons: use.coupons }
}

/** Puts the gift of an order aside, or back; once for ever each. Throws PoolShort where it is not in the pool. */
export async function setGiftAside(
  { ledger }: Pick<PaymentDeps, 'ledger'>,
  tx: CallContext['db'],
  { order_no: orderNo, gift_gold: gift }: Pick<OrderRow, 'order_no' | 'gift_gold'>,
  kind: 'set_aside' | 'set_aside_back',
): Promise<void> {
  const amount = BigInt(gift)
  if (amount === 0n) return
  const move = { route: `${kind}.promo`, coin: 'gold', amount, from: platformOwner, to: platformOwner } as const
  await ledger.post(tx, { kind, key: `${kind}:gift:${orderNo}`, bizNo: orderNo, moves: [move] })
}

const refuseShort =
  (name: 'couponNotUsable' | 'outOfStock') =>
  (error: unknown): never => {
    if (error instanceof PoolShort) return refuse(name)
    throw error
  }
