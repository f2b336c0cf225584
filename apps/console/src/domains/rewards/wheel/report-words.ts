import { formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import { currentLanguage } from '../../../platform/texts.ts'

/** Below the first it looks wrong, below the second it is worth a look. */
const wrongBelow = 0.001
const unusualBelow = 0.05

interface Judged {
  readonly draws: number
  readonly is_enough: 0 | 1
  readonly p_value: number
}

/** What a p-value says about a wheel, as the text that tells it. */
export const assessmentOf = ({ draws, is_enough, p_value: pValue }: Judged) => {
  if (draws === 0) return 'rewards.pNone'
  if (is_enough === 0) return 'rewards.pFew'
  if (pValue < wrongBelow) return 'rewards.pWrong'
  return pValue < unusualBelow ? 'rewards.pLook' : 'rewards.pFair'
}

const smallest = 0.0001

/** A probability to four decimals: `0.4321`, `< 0.0001`. */
export const probabilityText = (value: number): string =>
  value < smallest ? `< ${decimalText(smallest, 4)}` : decimalText(value, 4)

/** A figure with so many decimals, in the operator's language. */
export const decimalText = (value: number, decimals: number): string =>
  formatDecimal(value.toFixed(decimals), currentLanguage(), decimals)
