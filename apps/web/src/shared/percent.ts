import { formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'

/** A rate in percent, exactly, as a language writes it: `0.125` is `12.5`. */
export const percentOf = (rate: string, language: Language): string =>
  formatDecimal(formatRate((parseRate(rate) ?? 0n) * 100n), language)
