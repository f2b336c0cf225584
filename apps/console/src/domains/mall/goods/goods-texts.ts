import type { WrittenGoods } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import type { virtualTypes } from '@cliffhanger/contract/mall/schemas.ts'
import type { Texts } from '../../../platform/texts.ts'
import { amountText, coinAmountText } from '../../../ui/money/amounts.ts'

export const virtualTypeText = (t: Texts, type: (typeof virtualTypes)[number]): string =>
  ({
    coupon: t('mall.typeCoupon'),
    vip_days: t('mall.typeVip'),
    svip_days: t('mall.typeSvip'),
    code: t('mall.typeCode'),
  })[type]

export const kindText = (t: Texts, { virtual_type: type }: Pick<WrittenGoods, 'virtual_type'>): string =>
  type === '' ? t('mall.physical') : virtualTypeText(t, type)

/** What a piece usually costs: points, money, or both. */
export const priceText = (
  t: Texts,
  { point_price: points, money_price: money }: Pick<WrittenGoods, 'point_price' | 'money_price'>,
): string =>
  [
    ...(/[1-9]/.test(points) ? [coinAmountText(t, points, 'point')] : []),
    ...(/[1-9]/.test(money) ? [amountText(money)] : []),
  ].join(' + ')
