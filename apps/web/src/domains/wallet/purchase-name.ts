import type { PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Translate } from '../../platform/texts.ts'

/** What can be bought: what an order is of, what a coupon is for. */
export const purchaseName = (type: PurchaseType, t: Translate): string => {
  switch (type) {
    case 'vip':
      return t('coupons.forVip')
    case 'star':
      return t('coupons.forStar')
    case 'recharge':
      return t('coupons.forRecharge')
    case 'video':
      return t('coupons.forVideo')
    case 'crowdfunding':
      return t('coupons.forCrowdfunding')
    case 'goods':
      return t('coupons.forGoods')
    default:
      return type satisfies never
  }
}
