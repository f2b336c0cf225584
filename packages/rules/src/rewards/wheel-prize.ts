import type { PrizeKind } from '@cliffhanger/contract/rewards/schemas.ts'

/** A prize as the rules see it: what it gives, and what limits it. `stock` and `dailyBudget` null: without limit. */
export interface PrizeTerms {
  readonly kind: PrizeKind
  readonly coin: 'money' | 'gold' | 'point' | ''
  readonly amount: bigint
  readonly targetId: number
  readonly weight: number
  readonly stock: number | null
  readonly dailyBudget: bigint | null
  readonly isFallback: boolean
}

/** The most a weight may be; the sum of the most prizes stays far below what a draw can tell apart. */
export const mostWeight = 1_000_000
export const mostPrizes = 12
export const fewestPrizes = 2

/** What one prize takes from its budget of the day: coins by their amount, everything else by the piece. */
export const costOf = ({ kind, amount }: Pick<PrizeTerms, 'kind' | 'amount'>): bigint => (kind === 'coin' ? amount : 1n)

/** Whether a prize can always be given: nothing of it can run out. Money comes out of a budget of the platform. */
export const isEndless = ({ kind, coin, stock, dailyBudget }: PrizeTerms): boolean =>
  stock === null &&
  dailyBudget === null &&
  (kind === 'thanks' || kind === 'times' || (kind === 'coin' && coin !== 'money'))

/** The field of a prize that makes no sense; undefined where all do. */
export function wrongPrizeField(
  prize: PrizeTerms,
): 'kind' | 'coin_code' | 'amount' | 'target_id' | 'weight' | 'stock' | 'daily_budget' | 'fallback' | undefined {
  if (prize.kind === 'goods') return 'kind'
  if ((prize.kind === 'coin') !== (prize.coin !== '')) return 'coin_code'
  if (prize.kind === 'thanks' ? prize.amount !== 0n : prize.amount < 1n) return 'amount'
  if (prize.kind === 'coupon' && (prize.targetId === 0 || prize.amount !== 1n))
    return prize.targetId === 0 ? 'target_id' : 'amount'
  if (!Number.isSafeInteger(prize.weight) || prize.weight < 0 || prize.weight > mostWeight) return 'weight'
  if (prize.stock !== null && prize.stock < 0) return 'stock'
  if (prize.dailyBudget !== null && prize.dailyBudget < 0n) return 'daily_budget'
  return prize.isFallback && !isEndless(prize) ? 'fallback' : undefined
}

/** Why prizes cannot be laid out together; undefined where they can. Exactly one is what members get where another one has run out (S-107). */
export function wrongTable(prizes: readonly PrizeTerms[]): 'count' | 'weights' | 'fallback' | undefined {
  if (prizes.length < fewestPrizes || prizes.length > mostPrizes) return 'count'
  if (prizes.every(({ weight }) => weight === 0)) return 'weights'
  return prizes.filter(({ isFallback }) => isFallback).length === 1 ? undefined : 'fallback'
}

/** Whether a table gives money away, which takes two operators. */
export const givesMoney = (prizes: readonly Pick<PrizeTerms, 'coin' | 'weight'>[]): boolean =>
  prizes.some(({ coin, weight }) => coin === 'money' && weight > 0)
