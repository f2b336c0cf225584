import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'
import { numberFormat } from '../../platform/formats.ts'

/** A rate in percent, exactly, as a language writes it: `0.125` is `12.5`. */
export const percentOf = (rate: string, language: string): string =>
  numberFormat(language, { maximumFractionDigits: 8 }).format(formatRate((parseRate(rate) ?? 0n) * 100n) as `${number}`)
