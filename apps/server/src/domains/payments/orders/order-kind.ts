import type { PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { CollectAccount, Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import type { PayWay } from '../providers/provider.ts'
import type { OrderRow } from './queries.ts'

/** What somebody may buy, before an order is made. */
export interface Offer {
  readonly title: string
  /** Key of a public picture; '' without one. */
  readonly cover: string
  readonly coin: Exclude<CoinCode, 'treasure'>
  readonly price: Minor
  readonly number: number
  /** -1: without limit. */
  readonly stock: number
  readonly limitLeft: number
  /** Where it would be sent; absent where nothing is sent. */
  readonly address?: Address | undefined
  /** Minor units of money that are paid besides. */
  readonly money?: Minor
}

/** A payment that certainly arrived. */
export interface Payment {
  readonly provider: OnlineProviderName
  readonly paymentRef: string
}

/** The channel a member chose, and how they pay by it. */
interface ChosenChannel {
  readonly platformId: number
  readonly way: PayWay
}

export interface Proof {
  readonly url: string
  readonly payerName: string
}

/**
 * What can be bought: its price, and what becomes of its orders. Each method that takes `tx` is called with the order locked, and locks no
 * streams: the events it answers are appended by whoever called it, after everything else.
 */
export interface OrderKind {
  /** Whether coupons may be used for it, and whether a wallet pays it. */
  readonly takesCoupons: boolean
  readonly takesBalance: boolean
  /** Undefined where there is no such thing, or it is not offered. */
  quote(
    db: Db,
    question: {
      targetId: number
      number: number
      numbers?: readonly number[]
      /** Of goods with several forms. */
      variantId?: number
      userId: number
      language: Language
    },
  ): Promise<Offer | undefined>
  /** Pays a pending order out of the balance of its member, whose password was judged; refuses 7029 where none can, 7001. Appends its events itself. */
  payFromBalance(tx: Db, order: OrderRow): Promise<void>
  /** Has a pending order paid by this channel; refuses 7029 where it does not suit. */
  choose(tx: Db, order: OrderRow, chosen: ChosenChannel, context: CallContext<'bearer'>): Promise<void>
  /** Takes the proof of a payment by hand; refuses 7016 where none is due, 5019 where it is no picture of this member's. */
  prove(tx: Db, order: OrderRow, proof: Proof): Promise<void>
  /** What an order shows beside itself. */
  show(
    db: Db,
    order: OrderRow,
    language: Language,
  ): Promise<{ collect: CollectAccount | null; recharge: Recharge | null }>
  /** A pending order ended unpaid. */
  cancelled(tx: Db, order: OrderRow, actor: 'member' | 'clock' | 'operator'): Promise<readonly NewEvent[]>
  /** The money for an order is there. `twice`, `late`: it is for nothing any more. Appends its events itself. */
  received(tx: Db, order: OrderRow, payment: Payment): Promise<'settled' | 'known' | 'twice' | 'late'>
}

/** What can be asked the price of, whether an order is made of it or it is paid at once. */
export type QuotedKind = Pick<OrderKind, 'takesCoupons' | 'takesBalance' | 'quote'>
export type QuotedKinds = Readonly<Partial<Record<PurchaseType, QuotedKind>>>

/** The kinds there are; each is added by the domain it belongs to. */
export type OrderKinds = Readonly<Partial<Record<PurchaseType, OrderKind>>>
