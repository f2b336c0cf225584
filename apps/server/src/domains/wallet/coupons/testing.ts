import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { CouponKind, CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import type { Member } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'

const hour = 3600

/** A kind of coupon as an operator makes it: 5.00 off a membership from 20.00 on, free, without limits. */
export async function newKind(
  server: TestServer,
  token: string,
  changes: Partial<CouponKindForm> = {},
): Promise<CouponKind> {
  const now = Math.floor(server.context.clock() / 1000)
  const form: CouponKindForm = {
    name: 'Five off',
    type: 'discount_amount',
    value: '5.00',
    coin_code: 'money',
    min_spend: '20.00',
    order_types: ['vip'],
    price_point: '0',
    start_time: now - hour,
    end_time: now + 24 * hour,
    stock: -1,
    limit_number: 0,
    is_open: 1,
    ...changes,
  }
  return (await server.succeed(couponOperatorCalls.createCouponKind, form, { token, key: randomUUID() })).kind
}

export const claim = (server: TestServer, who: Member, couponId: number, key: string = randomUUID()) =>
  server.call(couponCalls.claimCoupon, { coupon_id: couponId }, { token: who.token, key })

/** Puts the owner's money into the promotion pool, as two operators would. */
export const fundPromo = (
  { context, domains }: TestServer,
  coin: 'money' | 'gold' | 'point',
  amount: bigint,
): Promise<unknown> =>
  context.db.transaction((tx) =>
    domains.ledger.move(tx, {
      kind: 'funding',
      key: randomUUID(),
      bizNo: 'TEST',
      moves: [{ route: 'funding.promo', coin, amount, from: platformOwner, to: platformOwner }],
    }),
  )

/** What an account of the platform holds of a coin, in minor units. */
export const heldBy = async ({ context }: TestServer, purpose: string, coin: string): Promise<string> =>
  (
    await context.db.find<{ balance: string }>(
      `select balance::text as balance from ledger_accounts where owner_id = 0 and purpose = $1 and coin_code = $2`,
      [purpose, coin],
    )
  )?.balance ?? '0'
