import type { CommissionOrderType, CommissionSource } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Translate } from '../platform/texts.ts'
import { percentOf } from './percent.ts'

/** What was bought that commission came of. */
export const purchaseName = (type: CommissionOrderType, t: Translate): string => {
  switch (type) {
    case 'vip':
      return t('commission.boughtVip')
    case 'video':
      return t('commission.boughtVideo')
    case 'recharge_fee':
      return t('commission.boughtFee')
    default:
      return type satisfies never
  }
}

interface Words {
  readonly t: Translate
  readonly language: Language
  /** Writes an amount of money. */
  readonly write: (amount: string) => string
}

/** What commission was reckoned from, line by line: whose purchase, of what, of how much, at which rate. What is not known stays empty. */
export const commissionLines = (
  { from_user: person, level, order_type: type, base_amount: base, rate }: Partial<CommissionSource>,
  { t, language, write }: Words,
): readonly { readonly label: string; readonly value: string }[] => [
  {
    label: t('commission.buyer'),
    value: person ? [person.nick_name, level && t('commission.ofLevel', { level })].filter(Boolean).join(' · ') : '',
  },
  { label: t('commission.purchase'), value: type ? purchaseName(type, t) : '' },
  { label: t('commission.base'), value: base && hasSome(base) ? write(base) : '' },
  { label: t('commission.yourRate'), value: rate && hasSome(rate) ? `${percentOf(rate, language)}%` : '' },
]

const hasSome = (amount: string): boolean => /[1-9]/.test(amount)
