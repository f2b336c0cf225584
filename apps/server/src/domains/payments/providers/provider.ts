import type { IncomingHttpHeaders } from 'node:http'
import type { ManualProviderName, OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { CollectAccount, PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { PaymentFacts } from '@cliffhanger/rules/wallet/payment-match.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ChannelRow } from '../recharge/queries/channels.ts'

/** What a member is told to pay, and where. */
export interface Instructions {
  readonly collect: CollectAccount
  readonly payCurrency: string
  /** In the minor units of that currency. */
  readonly payAmount: Minor
}

/** Money is sent to an account of the platform, and an operator confirms that it came. */
export interface ManualProvider {
  readonly name: ManualProviderName
  readonly mode: PayPlatform['mode'] & 'manual'
  /** Where this channel takes an amount of money now; undefined where it has no account that is open. */
  instruct(db: Db, channel: ChannelRow, amount: Minor): Promise<Instructions | undefined>
  /** The number of a payment as it is kept, so that it counts once; undefined where it is none. Where one is needed '' is none. */
  readReference(text: string, collect: CollectAccount): string | undefined
}

/** What an online provider is asked to make. The same attempt again is the same session, so that a lost answer costs nothing. */
export interface NewSession {
  readonly attemptId: number
  readonly orderNo: string
  readonly title: string
  readonly amount: Minor
  readonly currency: string
  readonly returnUrl: string
  /** Where the provider tells us, for those that are told so with each session. */
  readonly webhookUrl: string
  readonly expiresMs: number
  readonly language: Language
}

/** How a member pays at a provider: on its page, or with its buttons on ours. */
export type PayWay = 'page' | 'express'

/** Payment on our own page with what the provider's script offers there, such as the wallet of a phone. */
export interface ExpressPayment {
  /** What the provider's script on the page is started with; it is no secret. */
  readonly key: string
  /** Makes what is paid, or finds it made: the same attempt again is the same, and `reference` is what it was answered before, '' at first.
   *  The secret lets whoever has it pay this and nothing else. Undefined where the provider definitely refuses. */
  open(
    session: NewSession,
    reference: string,
  ): Promise<{ readonly reference: string; readonly secret: string } | undefined>
}

/** What became of a session. `processing`: paid by a way that takes days. `closed`: it cannot be paid any more and was not. */
export type SessionState =
  | { readonly state: 'open' | 'processing' | 'closed' }
  | { readonly state: 'paid'; readonly paymentRef: string; readonly facts: PaymentFacts }

/** A message as it came: nobody has read it yet. */
export interface ProviderMessage {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
  readonly query: URLSearchParams
}

/** What a provider's message is about: an object to ask for. `payment`: all there is about one. `orderNo` where the message names one. */
export interface ProviderEvent {
  readonly eventId: string
  readonly kind: string
  readonly about: 'session' | 'payment' | 'charge' | 'dispute' | 'refund' | 'nothing'
  readonly reference: string
  readonly orderNo: string
}

/** Money the provider took from us or gave back over a dispute, one line of its account each. */
export interface DisputeMove {
  readonly id: string
  /** Below zero: taken. */
  readonly amount: Minor
  /** Below zero: given back. */
  readonly fee: Minor
  readonly currency: string
}

export interface OutsideRefund {
  readonly id: string
  readonly amount: Minor
  readonly currency: string
}

/** A line of our account at the provider that is about a payment, a refund or a dispute. */
export interface BalanceLine {
  readonly reference: string
  /** Below zero: taken from us. */
  readonly amount: Minor
  readonly currency: string
  readonly atMs: number
}

/** A dispute as it stands now. */
export interface Dispute {
  readonly paymentRef: string
  readonly amount: Minor
  readonly currency: string
  /** Nobody has decided it. */
  readonly isOpen: boolean
  /** It was decided against us, for good. */
  readonly isLost: boolean
  readonly moves: readonly DisputeMove[]
}

/** A provider that takes payments itself and tells us. Every method asks over the network; a fault means that the outcome is unknown. */
export interface OnlineProvider {
  readonly name: OnlineProviderName
  readonly mode: PayPlatform['mode'] & 'online'
  readonly currency: string
  /** Undefined where it has no such payment, or none is set up. */
  readonly express?: ExpressPayment | undefined
  /** By which way a session of this reference is paid. */
  wayOf(reference: string): PayWay
  /** Undefined where the provider definitely refuses. */
  create(session: NewSession): Promise<{ readonly reference: string; readonly payUrl: string } | undefined>
  fetch(reference: string): Promise<SessionState>
  /** Ends a session, so that it cannot be paid any more; one that was paid or is under way stays so. */
  close(reference: string): Promise<SessionState>
  /** Undefined where the message does not prove that it is the provider's, or is older than its tolerance. */
  parseEvent(message: ProviderMessage, nowMs: number): ProviderEvent | undefined
  /** Gives money back, or tells what became of that where it was answered before; the same key again is the same refund. */
  refund(refund: {
    readonly key: string
    readonly reference: string
    readonly paymentRef: string
    readonly amount: Minor
  }): Promise<{ readonly reference: string; readonly state: 'unknown' | 'done' | 'failed'; readonly note: string }>
  /** Refunds of a payment that were not made by us. */
  listOutsideRefunds(paymentRef: string): Promise<readonly OutsideRefund[]>
  /** The payment a charge belongs to; '' where it belongs to none. */
  paymentOf(charge: string): Promise<string>
  /** The session a payment was made in; '' where it was made in none. */
  sessionOf(paymentRef: string): Promise<string>
  /** The disputes of a payment, as `fetchDispute` takes them. */
  listDisputes(paymentRef: string): Promise<readonly string[]>
  fetchDispute(reference: string): Promise<Dispute>
  /** What it booked on our account in a span of time; throws above `most` lines. */
  listBalance(fromMs: number, toMs: number, most: number): Promise<readonly BalanceLine[]>
}

export type PaymentProvider = ManualProvider | OnlineProvider
