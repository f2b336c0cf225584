import { numberFormat } from '../../platform/formats.ts'

/** A score as a language writes it, with one digit behind its point or comma. */
export const scoreText = (language: string, score: string | number): string =>
  numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Number(score))
