import { randomUUID } from 'node:crypto'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import type { Page } from '@playwright/test'
import { applyForCertification, payByBank, requestWithdrawal, wealthyPerson } from './finance.ts'
import { signIn } from './member.ts'
import { operatorToken, reason } from './operator.ts'
import { makeCodes, openBankChannel } from './payments.ts'
import { callPlatform, makeGroup, newPerson } from './platform.ts'

/** Gives the console's lists something to show, partly by a member's own telephone. */
export async function fillConsole(phone: Page): Promise<void> {
  const [ann, bob, chi] = [await wealthyPerson('Ann', '300.00'), await newPerson('Bob'), await newPerson('Chi')]
  await makeGroup(ann, 'Phim ngắn mỗi tối', [bob, chi])
  await requestWithdrawal(ann, '20.00')
  const report = { type: 'feedback', introduction: 'An idea', description: 'More romance, please' } as const
  await callPlatform(reportsCalls.fileReport, report, bob.token)
  await makeCodes('5', 2)
  await fillOffers()
  await fillReconciliation()

  await openBankChannel('Bank of the console')
  await signIn(phone, ann)
  await payByBank(phone, 'Bank of the console', '80.00')
  await applyForCertification(phone, 'Ann Example', '012345678901')
}

/** A coupon, a recharge offer and an address for USDT that waits for another operator. */
async function fillOffers(): Promise<void> {
  const terms = { type: 'discount_amount', coin_code: 'money', start_time: 0, end_time: 4_000_000_000 } as const
  const giving = { name: 'Gift', stock: -1, limit_number: 0, is_open: 1 } as const
  await callPlatform(
    couponOperatorCalls.createCouponKind,
    { ...terms, ...giving, order_types: ['video'], value: '5', min_spend: '20', price_point: '0' },
    operatorToken(),
  )
  const pays = { coin_code: 'gold', bonus_coin: 'gold', amount: '9.99', receive_amount: '990' } as const
  await callPlatform(
    channelOperatorCalls.saveRechargePlan,
    { ...pays, id: 0, name: 'Ten', bonus_amount: '10', is_hot: 1, sort: 1, is_open: 1, reason },
    operatorToken(),
  )
  const address = '0xde709f2102306220921060314715629080e2fb77'
  await callPlatform(
    channelOperatorCalls.proposeUsdt,
    { chain: 'ERC20', address, rate: '1', min_amount: '10', confirmations: 20, reason },
    operatorToken(),
  )
}

/** Money nobody could be named for, and a bank's report that knows another payment. */
async function fillReconciliation(): Promise<void> {
  const [found, missing] = [`BANK-${randomUUID()}`, `BANK-${randomUUID()}`]
  const payment = { provider: 'manual', amount: '12.34', payment_ref: found, reason } as const
  await callPlatform(paymentOperatorCalls.bookFoundMoney, payment, operatorToken())
  const { list } = await callPlatform(financeOperatorCalls.listMoneyDays, {}, operatorToken())
  const report = `Reference,Amount\n${found},12.34\n${missing},5.00`
  await callPlatform(
    financeOperatorCalls.reconcileReport,
    { provider: 'manual', day: list[1]?.day ?? '', report },
    operatorToken(),
  )
}
