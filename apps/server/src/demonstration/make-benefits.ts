import type { CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { type Ledger, platformOwner } from '../domains/ledger/index.ts'
import { type WalletDomain } from '../domains/wallet/index.ts'
import { makeOnce } from './deps.ts'

/** What the owner of the demonstration put into its budgets, in minor units: rewards, codes and treasure income come out of them. */
const budgets = [
  { route: 'funding.promo', coin: 'gold', amount: 1_000_000n },
  { route: 'funding.promo', coin: 'point', amount: 1_000_000n },
  { route: 'funding.promo', coin: 'money', amount: 1_000_000n },
  { route: 'funding.interest', coin: 'money', amount: 1_000_000n },
] as const

/** What each member of the demonstration begins with: points for coupons, gold for episodes. */
const gifts = [
  { name: 'points', route: 'correction.point_in', coin: 'point', amount: 200n },
  { name: 'gold', route: 'correction.gold_in', coin: 'gold', amount: 100n },
] as const
const yearMs = 365 * dayMs

const kinds: readonly Pick<CouponKindForm, 'name' | 'type' | 'value' | 'min_spend' | 'price_point' | 'limit_number'>[] =
  [
    {
      name: 'VIP −5.00',
      type: 'discount_amount',
      value: '5.00',
      min_spend: '20.00',
      price_point: '0',
      limit_number: 1,
    },
    { name: 'VIP −20 %', type: 'discount_rate', value: '0.2', min_spend: '0', price_point: '100', limit_number: 0 },
    { name: 'VIP +30 Gold', type: 'gold_gift', value: '30', min_spend: '10.00', price_point: '50', limit_number: 3 },
  ]

/** Fills the budgets of the demonstration, makes coupons to claim and gives its members points to claim them with. */
export async function makeBenefits(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { ledger, wallet }: { readonly ledger: Ledger; readonly wallet: Pick<WalletDomain, 'operator'> },
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  const once = (name: string, make: Parameters<typeof makeOnce>[3]) => makeOnce(db, name, clock(), make)
  for (const { route, coin, amount } of budgets)
    await once(`budget/${route}/${coin}`, async (tx) => {
      const key = `demonstration:${route}:${coin}`
      const moves = [{ route, coin, amount, from: platformOwner, to: platformOwner }]
      return (await ledger.post(tx, { kind: 'funding', key, bizNo: 'DEMO', moves })).transferId
    })
  for (const userId of Object.values(members))
    for (const { name, ...gift } of gifts)
      await once(`${name}/${userId}`, async (tx) => {
        const moves = [{ ...gift, from: platformOwner, to: userId }]
        const key = `demonstration:${name}:${userId}`
        return (await ledger.move(tx, { kind: 'correction', key, bizNo: 'DEMO', moves })).transferId
      })
  for (const kind of kinds)
    await once(`coupon/${kind.name}`, async (tx) => {
      const [startMs, endMs] = [clock(), clock() + yearMs]
      const form: CouponKindForm = {
        ...kind,
        coin_code: 'money',
        order_types: ['vip'],
        start_time: toSeconds(startMs),
        end_time: toSeconds(endMs),
        stock: -1,
        is_open: 1,
      }
      return (await wallet.operator.couponKinds.createCouponKind(tx, form, clock())).coupon_id
    })
}
