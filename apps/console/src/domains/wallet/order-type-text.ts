import type { PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { Texts } from '../../platform/texts.ts'

/** What is paid for. */
export const orderTypeText = (t: Texts, type: OrderType | PurchaseType): string =>
  ({
    recharge: t('walletOffers.forRecharge'),
    vip: t('walletOffers.forVip'),
    star: t('walletOffers.forStar'),
    video: t('walletOffers.forVideo'),
    crowdfunding: t('walletOffers.forCrowdfunding'),
    goods: t('walletOffers.forGoods'),
  })[type]
