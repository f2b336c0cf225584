import type { PurchaseKind, purchaseOperatorCalls } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines, memberOf } from '../../present/account.ts'
import {
  mallPurchase,
  orderPurchase,
  type SortedPurchase,
  takenOutPurchase,
  unlockPurchase,
} from '../../present/purchases.ts'

type Calls = typeof purchaseOperatorCalls

interface Asked {
  readonly userId: number
  /** The newest so many. */
  readonly limit: number
  readonly language: Language
}

const isAsked = (kind: PurchaseKind | undefined, wanted: PurchaseKind): boolean => kind === undefined || kind === wanted

/** The kinds that are payment orders. */
const orderKind = (kind: PurchaseKind | undefined) =>
  (['recharge', 'vip', 'star', 'crowdfunding'] as const).find((each) => each === kind)

/** The newest of each kind, merged: each domain reads no more of its own than the page can show. */
async function newestOf(
  { payments, wallet, drama, mall }: OperatorNeeds,
  db: Db,
  kind: PurchaseKind | undefined,
  { userId, limit, language }: Asked,
): Promise<readonly SortedPurchase[]> {
  const [orders, takenOut, unlocks, exchanges] = await Promise.all([
    kind === undefined || orderKind(kind) ? payments.operator.purchases.list(db, userId, orderKind(kind), limit) : [],
    isAsked(kind, 'withdrawal') ? wallet.operator.takenOut.list(db, userId, limit) : [],
    isAsked(kind, 'unlock') ? drama.operator.purchases.list(db, userId, limit) : [],
    isAsked(kind, 'mall') ? mall.operator.orders.listOf(db, userId, limit) : [],
  ])
  return [
    ...orders.map(orderPurchase),
    ...takenOut.map(takenOutPurchase),
    ...unlocks.map((row) => unlockPurchase(row, language)),
    ...exchanges.map((row) => mallPurchase(row, language)),
  ].sort((one, other) => other.createdMs - one.createdMs || other.purchase.id - one.purchase.id)
}

async function countAll(
  { payments, wallet, drama, mall }: OperatorNeeds,
  db: Db,
  userId: number,
): Promise<ReadonlyMap<PurchaseKind, number>> {
  const [orders, withdrawals, unlocks, exchanges] = await Promise.all([
    payments.operator.purchases.count(db, userId),
    wallet.operator.takenOut.count(db, userId),
    drama.operator.purchases.count(db, userId),
    mall.operator.orders.countOf(db, userId),
  ])
  return new Map<PurchaseKind, number>([
    ...orders.map(({ order_type, total }) => [order_type, total] as const),
    ['withdrawal', withdrawals],
    ['unlock', unlocks],
    ['mall', exchanges],
  ])
}

const listPurchases =
  (needs: OperatorNeeds): Handler<Calls['listPurchases']> =>
  async ({ db, language }, { user_id, kind, page, limit }) => {
    await memberOf(needs.session, db, user_id)
    const totals = await countAll(needs, db, user_id)
    const total = kind ? (totals.get(kind) ?? 0) : [...totals.values()].reduce((sum, each) => sum + each, 0)
    const start = (page - 1) * limit
    // Past the end there is nothing to merge, however far the page is.
    const rows =
      start < total ? await newestOf(needs, db, kind, { userId: user_id, limit: start + limit, language }) : []
    return { list: rows.slice(start, start + limit).map(({ purchase }) => purchase), total, page, limit }
  }

/** How many of each kind are found. */
const foundOfKind = 5

const findPurchases =
  ({ payments, wallet, drama, mall }: OperatorNeeds): Handler<Calls['findPurchases']> =>
  async ({ db, language }, { number }) => {
    const wanted = number.trim().toUpperCase()
    const [orders, takenOut, unlocks, exchanges] = await Promise.all([
      payments.operator.purchases.find(db, wanted, foundOfKind),
      wallet.operator.takenOut.find(db, wanted, foundOfKind),
      drama.operator.purchases.find(db, wanted),
      mall.operator.orders.findBeginning(db, wanted, foundOfKind),
    ])
    const found = [
      ...orders.map(orderPurchase),
      ...takenOut.map(takenOutPurchase),
      ...unlocks.map((row) => unlockPurchase(row, language)),
      ...exchanges.map((row) => mallPurchase(row, language)),
    ]
    const lineOf = await memberLines(
      db,
      found.map(({ userId }) => userId),
    )
    return { list: found.map(({ purchase, userId }) => ({ ...purchase, member: lineOf(userId) })) }
  }

export const purchaseHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listPurchases: listPurchases(needs),
  findPurchases: findPurchases(needs),
})
