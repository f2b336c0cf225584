import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { Minor } from '../money.ts'

/** Everything that decides about a withdrawal; thresholds come from the settings. */
export interface WithdrawalQuestion {
  readonly amount: Minor
  /** What arrives of it. */
  readonly arrive: Minor
  /** the platform's module is on. */
  readonly isModuleOn: boolean
  readonly available: Minor
  readonly limits: {
    readonly min: Minor
    readonly max: Minor
    readonly dailyCount: number
    readonly dailyAmount: Minor
    readonly needsRealName: boolean
  }
  /** Of this platform day, without what came back. */
  readonly usedToday: { readonly count: number; readonly amount: Minor }
  readonly isCertified: boolean
}

/** off, the module takes out what members have and nothing else; without money there is nothing that was begun before. */
export const isWithdrawalOpen = ({ isModuleOn, available }: Pick<WithdrawalQuestion, 'isModuleOn' | 'available'>) =>
  isModuleOn || available > 0n

/** where nothing can be recharged any more, the rest of a balance may be below the minimum and still has to get out. */
export const leastWithdrawal = ({
  isModuleOn,
  available,
  limits,
}: Pick<WithdrawalQuestion, 'isModuleOn' | 'available' | 'limits'>): Minor =>
  isModuleOn || available > limits.min ? limits.min : available

/** Why a withdrawal may not be asked for; undefined where it may (V-13, C-42, R-22, R-24). */
export function withdrawalRejection(question: WithdrawalQuestion): RefusalName | undefined {
  const { amount, arrive, available, limits, usedToday, isCertified } = question
  if (!isWithdrawalOpen(question)) return 'serviceNotOpen'
  if (limits.needsRealName && !isCertified) return 'realNameRequired'
  if (amount < leastWithdrawal(question) || amount > limits.max || arrive <= 0n) return 'amountOutOfRange'
  if (amount > available) return 'withdrawalExceeds'
  if (usedToday.count >= limits.dailyCount) return 'dailyCountUsed'
  if (usedToday.amount + amount > limits.dailyAmount) return 'withdrawalExceeds'
  return undefined
}

/** What is left of a day's limits, never below 0. */
export const leftToday = ({ limits, usedToday }: Pick<WithdrawalQuestion, 'limits' | 'usedToday'>) => ({
  count: Math.max(0, limits.dailyCount - usedToday.count),
  amount: limits.dailyAmount > usedToday.amount ? limits.dailyAmount - usedToday.amount : 0n,
})
