import type { RevenueDay } from '@cliffhanger/contract/business/operator-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

const minorOf = (amount: string): bigint => {
  const minor = parseMinor(amount.replace('-', ''), coinScale.money) ?? 0n
  return amount.startsWith('-') ? -minor : minor
}

/** What the platform kept of a day's payments, in minor units. */
export const netOf = ({ received, returned }: RevenueDay): bigint => minorOf(received) - minorOf(returned)

/** What it kept of some days. */
export const netOfAll = (days: readonly RevenueDay[]): bigint => days.reduce((sum, day) => sum + netOf(day), 0n)

/** Whole money, as a chart draws it: a part of a coin is no part of a pixel. */
export const wholeMoney = (minor: bigint): number => Math.round(Number(minor) / 10 ** coinScale.money)
