import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'

/** A rate as people read it: `0.0001` is `0.01%`. */
export const percentOf = (rate: string): string => {
  const parsed = parseRate(rate)
  return parsed === undefined ? rate : `${formatRate(parsed * 100n)}%`
}
