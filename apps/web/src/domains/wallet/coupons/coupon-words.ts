import type { Coupon, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import type { Translate } from '../../../platform/texts.ts'
import type { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'

/** What a coupon is worth, in a few words. */
export const couponValue = (
  { type, value, coin_code }: Coupon,
  t: Translate,
  show: ReturnType<typeof useAmounts>['show'],
  language: Language,
): string => {
  switch (type) {
    case 'discount_amount':
      return t('coupons.amountOff', { amount: show(value, coin_code) })
    case 'discount_rate':
      return t('coupons.rateOff', { percent: percentOf(value, language) })
    case 'gold_gift':
      return t('coupons.goldGift', { amount: show(value, 'gold') })
    default:
      return type satisfies never
  }
}

/** Where a coupon can be used; undefined where nothing it is for has a screen yet. */
export const productLink = (types: readonly PurchaseType[]): string | undefined =>
  types.includes('video') ? hrefTo('home') : undefined
