import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

/** What an amount must be. Limits are decimal texts. */
export interface AmountLimits {
  /** Decimals of the coin (V-33). */
  readonly scale: number
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** What there is to spend. */
  readonly balance?: string | undefined
}

export type AmountProblem = 'missing' | 'unreadable' | 'decimals' | 'notEnough' | 'tooLittle' | 'tooMuch'

/** What a keyboard gave as a decimal text: one that writes decimals behind a comma means the same. */
export const typedAmount = (typed: string): string => typed.trim().replace(/[,，。．]/g, '.')

/** What is wrong with a typed amount; undefined where nothing is. The server judges it again, and more. */
export const amountProblem = (text: string, { scale, min, max, balance }: AmountLimits): AmountProblem | undefined => {
  if (text === '') return 'missing'
  const decimals = /^\d+\.(\d+)$/.exec(text)?.[1] ?? ''
  if (decimals.length > scale) return 'decimals'
  const amount = parseMinor(text, scale)
  if (amount === undefined || amount === 0n) return 'unreadable'
  const limit = (of: string | undefined) => (of === undefined ? undefined : parseMinor(of, scale))
  const [least, most, there] = [limit(min), limit(max), limit(balance)]
  if (least !== undefined && amount < least) return 'tooLittle'
  if (most !== undefined && amount > most) return 'tooMuch'
  return there !== undefined && amount > there ? 'notEnough' : undefined
}

/** The most that can be given: all there is, within the most that may be. */
export const wholeAmount = ({ scale, max, balance }: AmountLimits): string | undefined => {
  const most = max === undefined ? undefined : parseMinor(max, scale)
  const there = balance === undefined ? undefined : parseMinor(balance, scale)
  if (there === undefined) return undefined
  return formatMinor(most !== undefined && most < there ? most : there, scale)
}

/** One of so many equal parts of what there is, rounded down; undefined where that is no amount within the limits. */
export const partOf = (limits: AmountLimits, parts: bigint): string | undefined => {
  const there = limits.balance === undefined ? undefined : parseMinor(limits.balance, limits.scale)
  const part = there === undefined ? undefined : formatMinor(there / parts, limits.scale)
  return part !== undefined && amountProblem(part, limits) === undefined ? part : undefined
}

/** What is left of a balance; undefined where it is not enough, or one of them is unreadable. */
export const balanceAfter = (balance: string, amount: string, scale: number): string | undefined => {
  const there = parseMinor(balance, scale)
  const spent = parseMinor(amount, scale)
  return there === undefined || spent === undefined || spent > there ? undefined : formatMinor(there - spent, scale)
}
