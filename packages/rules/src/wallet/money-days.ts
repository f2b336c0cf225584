import { byProvider, type ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Minor } from '../money.ts'
import { addDays } from '../platform-day.ts'

/** What accounts of one purpose got and gave by transfers of one kind on one day of the platform. */
export interface DaySum {
  readonly day: string
  readonly kind: string
  readonly purpose: string
  readonly coin: string
  readonly inSum: Minor
  readonly outSum: Minor
}

interface MoneyFigures {
  readonly day: string
  readonly recharged: Readonly<Record<ProviderName, Minor>>
  readonly refunded: Minor
  readonly chargedBack: Minor
  readonly withdrawn: Minor
  readonly fees: Minor
  readonly transferred: Minor
  readonly converted: Minor
}

const arrivals: ReadonlySet<string> = new Set(['recharge', 'recharge_late', 'vip', 'star', 'crowdfunding'])

/** Money in and out of `count` days, `newest` first; a day on which nothing moved is all 0. */
export function moneyDaysOf(sums: readonly DaySum[], newest: string, count: number): MoneyFigures[] {
  const byDay = Map.groupBy(
    sums.filter(({ coin }) => coin === 'money'),
    ({ day }) => day,
  )
  return Array.from({ length: count }, (_, back) => addDays(newest, -back)).map((day) =>
    figuresOf(day, byDay.get(day) ?? []),
  )
}

/** Clearing accounts are below zero by what a provider holds for us: money that arrives leaves them. */
function figuresOf(day: string, sums: readonly DaySum[]): MoneyFigures {
  const net = (isOne: (sum: DaySum) => boolean): Minor =>
    sums.filter(isOne).reduce((total, { inSum, outSum }) => total + inSum - outSum, 0n)
  const arrived = (provider: string): Minor =>
    -net(({ kind, purpose }) => purpose === `clearing_${provider}` && arrivals.has(kind))
  const returned = (kinds: readonly string[]): Minor =>
    net(({ kind, purpose }) => purpose.startsWith('clearing_') && kinds.includes(kind))
  return {
    day,
    recharged: byProvider(arrived),
    refunded: returned(['recharge_refund', 'vip_refund', 'star_refund', 'crowdfunding_refund']),
    chargedBack: returned(['chargeback', 'chargeback_won']),
    withdrawn: net(({ kind, purpose }) => kind === 'withdraw_paid' && purpose === 'payout_clearing'),
    fees: net(({ purpose }) => purpose === 'revenue_fee'),
    transferred: sums.reduce(
      (total, { kind, purpose, inSum }) => (kind === 'transfer' && purpose === 'cash' ? total + inSum : total),
      0n,
    ),
    converted: net(({ kind, purpose }) => kind === 'convert' && purpose === 'conversion'),
  }
}
