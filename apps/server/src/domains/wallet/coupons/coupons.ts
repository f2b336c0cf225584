import type { JudgedCoupon, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { couponChanged } from '@cliffhanger/contract/wallet/events.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { couponEffect, couponProblem, hasTypeTwice, type Purchase } from '@cliffhanger/rules/wallet/coupon.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { type Ledger, type LedgerCoin, type Move, type Posted, platformOwner } from '../../ledger/index.ts'
import { presentCoupon, presentJudged } from './present-coupon.ts'
import {
  type CouponRow,
  findCoupons,
  insertCoupon,
  listCoupons,
  lockCouponsOf,
  markUnused,
  markUsed,
} from './queries/coupons.ts'
import { findKind, termsOf } from './queries/kinds.ts'

/** The most coupons a purchase shows. */
const shownLimit = 100

/** A purchase of a member, as far as coupons are concerned. */
export interface CouponPurchase {
  readonly userId: number
  readonly orderType: PurchaseType
  readonly coin: LedgerCoin
  readonly total: Minor
}

/** What coupons do to a purchase: what is taken off, and the gold that comes with the payment. */
export interface CouponUse {
  readonly discount: Minor
  readonly gold: Minor
  readonly coupons: readonly CouponRow[]
}

/**
 * What orders do with coupons (S-93). In this order within a transaction: `use` with the new order, later `giveGold` with its payment or
 * `giveBack` with its end unpaid, and `tell` last, because it locks streams. Gold of a coupon is set aside while its order is open, so that
 * whoever pays gets it.
 */
export class Coupons {
  readonly #context: ServerContext
  readonly #ledger: Ledger

  constructor(context: ServerContext, ledger: Ledger) {
    this.#context = context
    this.#ledger = ledger
  }

  /** A member's unused coupons, each with whether it can be used for the purchase. */
  async listUsable(db: Db, { userId, ...purchase }: CouponPurchase, language: Language): Promise<JudgedCoupon[]> {
    const nowMs = this.#context.clock()
    const filter = { userId, state: 'unused', orderType: '', nowMs } as const
    const rows = await listCoupons(db, filter, { offset: 0, limit: shownLimit })
    return rows.map((row) => presentJudged(row, purchase, nowMs, language))
  }

  /** What these coupons would do; refuses 4002 where one belongs to another member, 7011 where one is not usable, 7012 where two are of a type (V-23). Changes nothing. */
  async quote(db: Db, { userId, ...purchase }: CouponPurchase, couponIds: readonly number[]): Promise<CouponUse> {
    const coupons = await findCoupons(db, userId, couponIds)
    if (coupons.length < new Set(couponIds).size) refuse('notFound')
    if (hasTypeTwice(coupons)) refuse('couponTypeTwice')
    if (!coupons.every((row) => isUsable(row, purchase, this.#context.clock()))) refuse('couponNotUsable')
    return { ...couponEffect(coupons.map(termsOf), purchase.total), coupons }
  }

  /** Uses coupons for a new order; refuses as `quote` does, also where another order was faster. Throws PoolShort where gold that would come
   *  with the payment is not in the pool. */
  async use(tx: Db, purchase: CouponPurchase, couponIds: readonly number[], orderNo: string): Promise<CouponUse> {
    const use = await this.quote(tx, purchase, couponIds)
    if (use.coupons.length === 0) return use
    const ids = use.coupons.map(({ id }) => id)
    if ((await markUsed(tx, purchase.userId, ids, orderNo)) < ids.length) refuse('couponNotUsable')
    await this.#move(tx, 'set_aside', orderNo, { route: 'set_aside.promo', amount: use.gold, to: platformOwner })
    return { ...use, coupons: await findCoupons(tx, purchase.userId, ids) }
  }

  /** Gives the gold of an order's coupons with its payment, once; whoever pays tells the member what it answers (`ledger.tell`). */
  async giveGold(tx: Db, orderNo: string): Promise<Posted | undefined> {
    const coupons = await lockCouponsOf(tx, orderNo)
    const { gold } = couponEffect(coupons.map(termsOf), 0n)
    const [first] = coupons
    return first && this.#move(tx, 'coupon', orderNo, { route: 'coupon.gold', amount: gold, to: first.user_id })
  }

  /** Locks the coupons of an order that is being paid; answers the gold that was set aside with them, which its payment moves on. */
  async lockGold(tx: Db, orderNo: string): Promise<bigint> {
    return couponEffect((await lockCouponsOf(tx, orderNo)).map(termsOf), 0n).gold
  }

  /** Gives back the coupons of an order that ended unpaid; answers them as they are now. */
  async giveBack(tx: Db, orderNo: string): Promise<readonly CouponRow[]> {
    const coupons = await lockCouponsOf(tx, orderNo)
    const [first] = coupons
    if (!first) return []
    await markUnused(tx, orderNo)
    const { gold } = couponEffect(coupons.map(termsOf), 0n)
    await this.#move(tx, 'set_aside_back', orderNo, {
      route: 'set_aside_back.promo',
      amount: gold,
      to: platformOwner,
    })
    return findCoupons(
      tx,
      first.user_id,
      coupons.map(({ id }) => id),
    )
  }

  /** Gives a member a coupon of a kind as a reward or as goods, once for the act; undefined where the kind is over or gone. Its stock is for those who
   *  claim it. Tell the member with `events`. */
  async give(
    tx: Db,
    { kindId, userId, actKey }: { readonly kindId: number; readonly userId: number; readonly actKey: string },
  ): Promise<CouponRow | undefined> {
    const nowMs = this.#context.clock()
    const kind = await findKind(tx, kindId)
    if (!kind || kind.ends_ms <= nowMs) return undefined
    return insertCoupon(tx, { kind, userId, source: 'gift', actKey }, nowMs)
  }

  /** Tells owners how their coupons are now; last in the transaction. */
  async notify(tx: Db, coupons: readonly CouponRow[]): Promise<void> {
    if (coupons.length > 0) await appendEvents(this.#context, tx, this.events(coupons))
  }

  /** What `tell` tells, for acts that have more to tell. */
  events(coupons: readonly CouponRow[]): NewEvent[] {
    const nowMs = this.#context.clock()
    return coupons.map((row) => newEvent(couponChanged, userStream(row.user_id), { coupon: presentCoupon(row, nowMs) }))
  }

  /** Moves the gold of an order's coupons, once for ever. */
  async #move(
    tx: Db,
    kind: string,
    orderNo: string,
    move: Pick<Move, 'route' | 'amount' | 'to'>,
  ): Promise<Posted | undefined> {
    if (move.amount === 0n) return undefined
    const moves = [{ coin: 'gold', from: platformOwner, ...move } as const]
    return this.#ledger.post(tx, { kind, key: `${kind}:coupons:${orderNo}`, bizNo: orderNo, moves })
  }
}

const isUsable = (row: CouponRow, purchase: Purchase, nowMs: number): boolean =>
  row.state === 0 && couponProblem(termsOf(row), purchase, nowMs) === undefined
