import type { PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Translate } from '../../platform/texts.ts'

/** What can be bought: what an order is of, what a coupon is for. */
export const purchaseName = (type: PurchaseType, t: Translate): string => {
  switch (type) {
    case 'vip':
      return t('benefits.forVip')
    case 'star':
      return t('benefits.forStar')
    case 'recharge':
      return t('benefits.forRecharge')
    case 'video':
      return t('benefits.forVideo')
    case 'crowdfunding':
      return t('benefits.forCrowdfunding')
    case 'goods':
      return t('benefits.forGoods')
    default:
      return type satisfies never
  }
}
