import type { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { redeem } from '../../codes/redeem.ts'
import type { WalletDeps } from '../../deps.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { balanceIn } from '../../present-wallets.ts'
import { presentCoupon } from '../present-coupon.ts'
import { type CouponRow, countClaimed, insertCoupon, lockTaker } from '../queries/coupons.ts'
import { findKind, takeFromStock } from '../queries/kinds.ts'

/** Claims an open coupon, free or for points, or takes the one behind a code. */
export const claimCoupon =
  (deps: WalletDeps): Handler<typeof couponCalls.claimCoupon> =>
  async (context, { coupon_id: kindId, code }) => {
    const { coupon, wallets } =
      kindId === undefined ? await couponOfCode(context, deps, code ?? '') : await claim(context, deps, kindId)
    const { userId } = context.caller
    const balance = wallets ? balanceIn(wallets, 'point') : await deps.ledger.balance(context.db, userId, 'point')
    return { coupon: presentCoupon(coupon, context.clock()), balance }
  }

type Claiming = CallContext<'bearer'>

/** A coupon, and what its new owner has where it was paid for. */
interface Claimed {
  readonly coupon: CouponRow
  readonly wallets?: readonly Wallet[] | undefined
}

/** A code of anything but a coupon is not one of these; it stays what it is. */
async function couponOfCode(context: Claiming, deps: WalletDeps, code: string): Promise<Claimed> {
  const { coupon } = await redeem(context, deps, code, 'coupon')
  return { coupon: coupon ?? refuse('redemptionCodeInvalid') }
}

async function claim(context: Claiming, { ledger, coupons }: WalletDeps, kindId: number): Promise<Claimed> {
  const { db: tx, caller, clock, idempotencyKey } = context
  const nowMs = clock()
  const actKey = `claim:u${caller.userId}:${idempotencyKey}`
  const kind = await findKind(tx, kindId)
  if (!kind?.is_open || kind.ends_ms <= nowMs) return refuse('notFound')
  if (kind.limit_number > 0) {
    await lockTaker(tx, caller.userId)
    if ((await countClaimed(tx, kindId, caller.userId)) >= kind.limit_number) refuse('purchaseLimit')
  }
  // Only a counted kind is a row that all who claim wait for.
  if (kind.stock !== null && (await takeFromStock(tx, kindId)) === 0) refuse('outOfStock')
  const giving = { kind, userId: caller.userId, source: 'claim', actKey } as const
  const coupon = (await insertCoupon(tx, giving, nowMs)) ?? refuse('idempotencyKeyReused')
  const price = BigInt(kind.price_point)
  if (price === 0n) {
    await coupons.notify(tx, [coupon])
    return { coupon }
  }
  const paid = await ledger.postOnce(tx, {
    kind: 'coupon',
    key: `coupon:${coupon.id}`,
    bizNo: `Q${coupon.id}`,
    remark: kind.name,
    moves: [{ route: 'coupon.price', coin: 'point', amount: price, from: caller.userId, to: platformOwner }],
  })
  const notified = await ledger.notify(tx, paid, [caller.userId], coupons.events([coupon]))
  return { coupon, wallets: notified.get(caller.userId) }
}
