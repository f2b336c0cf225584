import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** The calls that answer something else once a thing has changed. */
const about = {
  wallet: [
    overviewCalls.getOverview,
    overviewCalls.listCoinLines,
    overviewCalls.listBills,
    conversionCalls.listConversions,
    transferCalls.listTransfers,
    treasureCalls.getTreasure,
    treasureCalls.listTreasureLogs,
    rechargeCalls.getRechargeTerms,
    withdrawalCalls.getWithdrawTerms,
    // Gold moves where an episode is unlocked on another device, or comes back: no other event tells of it.
    dramaCalls.getEpisodes,
    dramaCalls.getVideo,
    collectionCalls.listMine,
    // Points come and go with orders of the mall, also where an operator cancels one.
    goodsCalls.getGoods,
    mallOrderCalls.listMallOrders,
    mallOrderCalls.getMallOrder,
    // Commission is settled into the wallet, and reversed out of it.
    commissionCalls.getIncome,
    commissionCalls.listIncome,
    commissionCalls.listIncomeDays,
    // Interest comes in, and projects that failed give back.
    projectCalls.getCrowdfunding,
    crowdOrderCalls.listMyOrders,
    crowdOrderCalls.getMyOrder,
  ],
  order: [
    orderCalls.listOrders,
    orderCalls.getOrder,
    // A star package begins once its order is paid, and ends with its refund.
    starPlanCalls.listStarRecords,
    starPlanCalls.listStarPlans,
    starPlanCalls.listUserStars,
    crowdOrderCalls.listMyOrders,
    projectCalls.getProject,
  ],
  recharge: [
    rechargeCalls.listRecharges,
    orderCalls.listOrders,
    orderCalls.getOrder,
    crowdOrderCalls.listMyOrders,
    projectCalls.getProject,
  ],
  withdrawal: [withdrawalCalls.listWithdrawals, withdrawalCalls.getWithdrawal, withdrawalCalls.getWithdrawTerms],
  coupon: [couponCalls.listCoupons, overviewCalls.getOverview],
  realName: [realNameCalls.getRealName, overviewCalls.getOverview],
} satisfies Readonly<Record<string, readonly CallRow[]>>

/** Has everything shown about a thing asked for again, in every tab. */
export const forgetAbout = (subject: keyof typeof about): Promise<void> => forgetAnswersEverywhere(...about[subject])
