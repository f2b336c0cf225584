import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'

/** A rate in hundredths, without the sign: `0.0001` is `0.01`. */
export const percentOf = (rate: string): string => formatRate((parseRate(rate) ?? 0n) * 100n)
