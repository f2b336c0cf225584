import type { BenefitType, CouponType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { CouponKind } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import type { Texts } from '../../../platform/texts.ts'
import { coinAmountText, percentText } from '../../../ui/money/amounts.ts'

export const couponTypeText = (t: Texts, type: CouponType): string =>
  ({
    discount_amount: t('walletOffers.discountAmount'),
    discount_rate: t('walletOffers.discountRate'),
    gold_gift: t('walletOffers.goldGift'),
  })[type]

/** What a coupon is worth: a share of the price, or an amount. */
export const couponValueText = (t: Texts, { type, value, coin_code }: CouponKind): string =>
  type === 'discount_rate' ? percentText(value) : coinAmountText(t, value, type === 'gold_gift' ? 'gold' : coin_code)

export const benefitText = (t: Texts, type: BenefitType): string =>
  ({
    vip: 'VIP',
    svip: 'SVIP',
    gold: t('wallet.gold'),
    point: t('wallet.point'),
    money: t('wallet.money'),
    coupon: t('walletOffers.coupon'),
  })[type]
