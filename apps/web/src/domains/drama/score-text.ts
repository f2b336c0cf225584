import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'

/** A score as a language writes it, with one digit behind its point or comma. */
export const scoreText = (language: Language, score: string | number): string =>
  formatNumber(Number(score), language, { exactly: 1 })
