import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything asked for again that tells of stock, limits and prices. */
export const forgetGoods = (): Promise<void> =>
  forgetAnswersEverywhere(goodsCalls.listGoods, goodsCalls.getGoods, orderCalls.quoteOrder)

/** Has my orders asked for again. */
export const forgetMallOrders = (): Promise<void> =>
  forgetAnswersEverywhere(mallOrderCalls.listMallOrders, mallOrderCalls.getMallOrder)

/** Has everything asked for again that an exchange changes. */
export const forgetExchange = async (): Promise<void> => {
  await Promise.all([
    forgetGoods(),
    forgetMallOrders(),
    forgetAnswersEverywhere(overviewCalls.getOverview, couponCalls.listCoupons),
  ])
}
