import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { payPassword } from '../../../testing/wallet.ts'
import { goodsRequest } from '../../operators/calls/mall/testing.ts'
import { levelForm, termsForm } from '../../teams/testing.ts'
import { communityAmountForms } from './community-amount-forms.ts'

/** What the forms speak of. */
export interface Known {
  readonly otherId: number
  readonly accountId: number
  readonly platformId: number
  readonly rechargeId: number
  readonly quoteId: string
  readonly goodsId: number
  /** Category of projects. */
  readonly typeId: number
}

/** The id of nothing. */
const nobody = 999_999

const reason = 'for the test of amounts'

/** A form of each call that asks for an amount, right but for what the test puts into it. */
export const amountForms = ({ otherId, accountId, platformId, rechargeId, quoteId, goodsId, typeId }: Known) => {
  const paid = { amount: '10.00', pay_password: payPassword }
  const conversion = { from: 'money', to: 'gold', amount: '10.00' }
  const correction = { user_id: otherId, direction: 'in', reason_code: 'goodwill', reason }
  const now = Math.floor(Date.now() / 1000)
  const sale = { price: '80', start_time: now, end_time: now + 60 }
  return new Map<string, object>([
    [
      mallOrderCalls.exchangePoints.id,
      { goods_id: goodsId, expect_point: '100', expect_money: '0', pay_password: payPassword },
    ],
    [goodsOperatorCalls.createGoods.id, { ...goodsRequest, sale }],
    [goodsOperatorCalls.editGoods.id, { ...goodsRequest, sale, id: goodsId, version: 0, reason }],
    [transferCalls.transfer.id, { to_user_id: otherId, ...paid }],
    [conversionCalls.quoteConversion.id, conversion],
    [conversionCalls.convert.id, { ...conversion, quote_id: quoteId, pay_password: payPassword }],
    [unlockCalls.buyEpisodes.id, { video_id: 1, number: 1 }],
    [treasureCalls.moveToTreasure.id, paid],
    [treasureCalls.moveFromTreasure.id, paid],
    [rechargeCalls.requestRecharge.id, { platform_id: platformId, amount: '10.00' }],
    [withdrawalCalls.checkOrCancelWithdrawal.id, { account_id: accountId, amount: '10.00' }],
    [withdrawalCalls.requestWithdrawal.id, { account_id: accountId, ...paid }],
    [couponCalls.listCoupons.id, { order_type: 'vip', amount: '10.00' }],
    [ledgerOperatorCalls.requestFunding.id, { pool: 'promo', coin_code: 'money', amount: '10.00', reason }],
    [ledgerOperatorCalls.requestCorrection.id, { ...correction, coin_code: 'money', amount: '10.00' }],
    [ledgerOperatorCalls.changeWalletSettings.id, { version: 0, changes: {}, reason }],
    [paymentOperatorCalls.refundRecharge.id, { id: rechargeId, amount: '10.00', reason }],
    [paymentOperatorCalls.bookFoundMoney.id, { provider: 'manual', amount: '10.00', payment_ref: 'found', reason }],
    [
      couponOperatorCalls.createCouponKind.id,
      {
        name: 'Off',
        type: 'discount_amount',
        coin_code: 'money',
        value: '5.00',
        min_spend: '20.00',
        price_point: '1',
        order_types: ['vip'],
        start_time: now,
        end_time: now + 86_400,
        stock: 1,
        limit_number: 0,
        is_open: 0,
      },
    ],
    [
      codeOperatorCalls.createCodeBatch.id,
      {
        title: 'Codes',
        benefit_type: 'point',
        benefit_value: '1',
        code_count: 1,
        limit_number: 0,
        gold_days: 0,
        valid_type: '30d',
        reason,
      },
    ],
    [
      conversionOperatorCalls.setPair.id,
      {
        from: 'money',
        to: 'gold',
        rate: '10',
        fee_rate: '0',
        min_amount: '1.00',
        max_amount: '100.00',
        status: 1,
        version: 999_999,
        reason,
      },
    ],
    [
      channelOperatorCalls.saveRechargePlan.id,
      {
        id: 0,
        name: 'Plan',
        amount: '10.00',
        coin_code: 'gold',
        receive_amount: '100',
        bonus_coin: 'gold',
        bonus_amount: '1',
        is_hot: 0,
        sort: 0,
        is_open: 0,
        reason,
      },
    ],
    [
      membershipOperatorCalls.saveVipPlan.id,
      {
        id: 0,
        names: { en: 'Month' },
        vip_type: 1,
        days: 30,
        price: '10.00',
        original_price: '12.00',
        coin_code: 'money',
        gift_gold: '0',
        limit_number: 0,
        is_hot: 0,
        sort: 0,
        is_open: 0,
        reason,
      },
    ],
    [
      channelOperatorCalls.saveChannel.id,
      {
        id: 0,
        name: 'Bank',
        icon_key: '',
        kind: 'bank',
        usdt_id: 0,
        min_amount: '1.00',
        max_amount: '100.00',
        quick_amounts: ['10.00'],
        fee_rate: '0',
        order_types: ['recharge'],
        sort: 0,
        is_open: 0,
        reason,
      },
    ],
    [
      channelOperatorCalls.proposeUsdt.id,
      {
        chain: 'TRC20',
        address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
        rate: '7.2',
        min_amount: '10.00',
        confirmations: 20,
        reason,
      },
    ],
    [agentOperatorCalls.createAgentLevel.id, { ...levelForm, level: 90 }],
    [agentOperatorCalls.setAgentTerms.id, termsForm],
    [signInOperatorCalls.setSignInSteps.id, { version: 0, steps: weekOfSteps, reason }],
    ...communityAmountForms(typeId, nobody),
  ])
}

/** What the daily sign-in gives. */
const weekOfSteps = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  coin_code: 'gold',
  amount: '5',
  spins: 0,
}))
