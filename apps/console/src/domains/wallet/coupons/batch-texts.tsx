import type { CodeBatch } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import { Chip } from '@mui/material'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { coinAmountText } from '../../../ui/money/amounts.ts'
import { benefitText } from './coupon-texts.ts'

/** What one code of a batch gives. */
export const batchWorthText = (t: Texts, { benefit_type: type, benefit_value, coupon_name }: CodeBatch): string => {
  if (type === 'coupon') return coupon_name
  return type === 'vip' || type === 'svip'
    ? `${benefitText(t, type)} · ${t('membership.leftDays', { count: benefit_value })}`
    : coinAmountText(t, benefit_value, type)
}

export const validTypeText = (t: Texts, type: CodeBatch['valid_type']): string =>
  ({
    '30d': t('walletOffers.valid30d'),
    '3m': t('walletOffers.validMonths', { count: 3 }),
    '6m': t('walletOffers.validMonths', { count: 6 }),
    '9m': t('walletOffers.validMonths', { count: 9 }),
    '1y': t('walletOffers.valid1y'),
  })[type]

const colors = { new: 'warning', open: 'success', void: 'error', over: 'default' } as const

/** Whether the codes of a batch exist and can be used. */
export const BatchStateChip = ({ state }: { readonly state: CodeBatch['state'] }) => {
  const t = useTexts()
  const text = {
    new: t('walletOffers.batchNew'),
    open: t('walletOffers.batchOpen'),
    void: t('walletOffers.batchVoid'),
    over: t('walletOffers.batchOver'),
  }[state]
  return <Chip size="small" variant="outlined" color={colors[state]} label={text} />
}
