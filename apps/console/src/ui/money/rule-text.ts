import type { CommissionRuleForm } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'
import { amountText, percentText } from './amounts.ts'

/** What a rule of commission says, in the order it is shown. */
export const ruleFields = [
  'from_time',
  'vip_1',
  'vip_2',
  'video_1',
  'video_2',
  'fee_1',
  'fee_2',
  'cap',
  'gold_value',
  'wait_days',
] as const satisfies readonly (keyof CommissionRuleForm)[]

/** A value of a rule as operators read it. */
export const ruleText = (t: Texts, field: string, value: string): string => {
  if (field === 'from_time')
    return value === '0' ? t('commission.now') : formatMoment(Number(value) * 1000, 'moment', currentLanguage())
  if (field === 'wait_days') return value
  return field === 'gold_value' ? amountText(value) : percentText(value)
}
