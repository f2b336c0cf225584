import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { count, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

export const purchaseKinds = ['recharge', 'withdrawal', 'unlock', 'vip', 'mall', 'star', 'crowdfunding'] as const
const purchaseKind = z.literal(purchaseKinds)
export type PurchaseKind = z.output<typeof purchaseKind>

/** One thing a member paid for, or money they paid in or took out. */
const purchase = z.object({
  kind: purchaseKind,
  /** Of the recharge, withdrawal, order or purchase, by which its page is found. */
  id: id(),
  number: z.string(),
  /** What it was for; '' where its kind says it all. */
  title: z.string(),
  /** The drama, package, plan, article or project; 0: none. */
  target_id: count(),
  /** What was paid, in each coin that was. */
  paid: z.array(z.object({ coin_code: coinCode, amount: shownAmount() })),
  /** `waiting`: not paid, not shipped or not paid out yet. `refunded`: some or all of it went back. */
  state: z.literal(['waiting', 'done', 'cancelled', 'refunded']),
  create_time: seconds(),
})
export type Purchase = z.output<typeof purchase>

const foundPurchase = z.extend(purchase, { member: memberLine })

/** Everything that cost a member something, whichever domain keeps it. */
export const purchaseOperatorCalls = {
  listPurchases: call({
    id: 'op-member-purchases',
    method: 'GET',
    path: '/operator/v1/member/purchases',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ ...paging, user_id: queryNumber(id()), kind: z.optional(purchaseKind) }),
    data: paged(purchase),
    errors: ['notFound'],
    summary: 'Recharges, withdrawals, unlocks and orders of a member in one list by time, the newest first',
  }),
  findPurchases: call({
    id: 'op-purchases-find',
    method: 'GET',
    path: '/operator/v1/purchases/find',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ number: text(2, 40) }),
    data: z.object({ list: z.array(foundPurchase) }),
    errors: [],
    summary: 'The first five of each kind whose number begins with what is given; unlocks by their whole number',
  }),
} as const
