import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../testing/money.ts'
import { CouponChoice } from '../../wallet/orders/coupon-choice.tsx'
import { OrderPaySheet } from '../../wallet/orders/order-pay-sheet.tsx'
import { PlanShop } from './plan-shop.tsx'

const plan = (id: number, name: string, days: number, price: string): VipPlan => ({
  id,
  name,
  vip_type: 1,
  days,
  price,
  original_price: price,
  coin_code: 'money',
  gift_gold: '0',
  limit_number: 0,
  is_hot: id === 1 ? 1 : 0,
  sort: id,
  status: 1,
})
const plans = [plan(1, 'Month', 30, '9.90'), plan(2, 'Year', 365, '99.00')]
const coupon: JudgedCoupon = {
  id: 31,
  coupon_id: 3,
  name: 'Two off',
  type: 'discount_amount',
  value: '2.00',
  min_spend: '0.00',
  order_types: ['vip'],
  coin_code: 'money',
  price_point: '0',
  start_time: 0,
  end_time: 2_000_000_000,
  state: 'unused',
  stock: -1,
  limit_number: 0,
  order_no: '',
  create_time: 0,
  usable: 1,
  reason: '',
}
const quote: OrderQuote = {
  title: 'VIP',
  cover: '',
  coin_code: 'money',
  price: '9.90',
  number: 1,
  total: '9.90',
  discount: '0.00',
  pay_amount: '9.90',
  coupons: [coupon],
  wallets: [],
  platforms: [],
  is_set_pass: 1,
  limit_left: -1,
  stock: -1,
  address: null,
  balance_after: '90.10',
}
let server: FakeServer

const pay = page.getByRole('button', { name: /^(Pay|Continue|Limit)/ })
const show = () =>
  draw(<PlanShop plans={plans} noteOf={() => ''} CouponChoice={CouponChoice} OrderPaySheet={OrderPaySheet} />)

beforeEach(async () => {
  server = await moneyServer({ money: '100.00' })
  server.answer(orderCalls.quoteOrder, ({ query }) =>
    query.get('target_id') === '2'
      ? { ...quote, price: '99.00', total: '99.00', pay_amount: '99.00', balance_after: '' }
      : query.get('coupon_ids')
        ? { ...quote, discount: '2.00', pay_amount: '7.90', balance_after: '92.10' }
        : quote,
  )
  server.answer(membershipCalls.buyVip, () => ({ order: exampleOrder }))
  server.answer(orderCalls.payOrder, () => ({ order: { ...exampleOrder, state: 1 as const }, balance: '90.10' }))
})

describe('the purchase of a membership', () => {
  it('has the price of a plan below its name where letters are large, and nothing sticks out', async () => {
    await page.viewport(320, 720)
    document.documentElement.style.fontSize = '200%'
    await show()
    const year = () => page.getByRole('button', { name: /^Year/ })
    await expect.element(year()).toBeVisible()
    const [name, price] = [year().getByText('Year', { exact: true }), year().getByText(/^99/, { exact: true })]
    const [nameBox, priceBox] = [name.element().getBoundingClientRect(), price.element().getBoundingClientRect()]
    expect(priceBox.top).toBeGreaterThanOrEqual(nameBox.bottom)
    expect(priceBox.right).toBeLessThan(320)
    expect(document.documentElement.scrollWidth).toBe(320)
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  })

  it('says what a plan costs less than it did, in whole percent rounded down', async () => {
    await draw(
      <PlanShop
        plans={[{ ...plan(1, 'Year', 365, '199.00'), original_price: '358.00' }, plan(2, 'Month', 30, '29.90')]}
        noteOf={() => ''}
        CouponChoice={CouponChoice}
        OrderPaySheet={OrderPaySheet}
      />,
    )
    await expect.element(page.getByRole('button', { name: /Year/ })).toMatchTextContent(/Save 44%.*Was 358\.00/)
    await expect.element(page.getByRole('button', { name: /Month/ })).not.toHaveTextContent('Save')
  })

  it('begins with the plan most take, and cannot be pressed before its price is known', async () => {
    const { promise, resolve } = Promise.withResolvers<OrderQuote>()
    server.answer(orderCalls.quoteOrder, () => promise)
    await show()
    await expect.element(page.getByRole('group', { name: 'Plans' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Month/ })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(pay).toBeDisabled()
    resolve(quote)
    await expect.element(pay).toBeEnabled()
    await expect.element(pay).toMatchTextContent(/^Pay · .*9\.90/)
  })

  it('says the same price a month on the plan and on the button that pays it', async () => {
    server.answer(orderCalls.quoteOrder, () => ({ ...quote, price: '199.00', total: '199.00', pay_amount: '199.00' }))
    await draw(
      <PlanShop
        plans={[plan(1, 'Year', 365, '199.00')]}
        noteOf={() => ''}
        CouponChoice={CouponChoice}
        OrderPaySheet={OrderPaySheet}
      />,
    )
    const words = /\D16\.59\D.*a month/
    await expect.element(page.getByRole('button', { name: /Year/ })).toMatchTextContent(words)
    await expect.element(pay).toMatchTextContent(words)
  })

  it('is paid out of the balance with the PIN', async () => {
    await show()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await typePin()
    await expect.element(page.getByText("You're in! Enjoy your membership.")).toBeVisible()
    expect(server.requested(membershipCalls.buyVip)).toEqual([{ plan_id: 1 }])
    expect(server.requested(orderCalls.payOrder)).toEqual([
      { order_no: 'O1', action: 'pay', pay_type: 'balance', pay_password: '135790' },
    ])
  })

  it('leads to the page of the order where the balance is not enough', async () => {
    await show()
    await page.getByRole('button', { name: /Year/ }).click()
    await expect.element(pay).toMatchTextContent(/^Continue · .*99\.00/)
    await expect.element(page.getByText('Your balance is too low. Choose how to pay on the next page.')).toBeVisible()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await expect.poll(() => location.hash).toContain('order_no=O1')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps the order where the sheet is closed unpaid', async () => {
    await show()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await expect.element(page.getByText('Enter your PIN')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => location.hash).toContain('order_no=O1')
    expect(server.requested(orderCalls.payOrder)).toEqual([])
  })

  it('V-23: takes a coupon off, and gives it back with another plan', async () => {
    await show()
    await page.getByRole('button', { name: /^Coupons/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Coupons' })
    await sheet.getByRole('button', { name: 'Use' }).click()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect.element(pay).toMatchTextContent(/7\.90/)
    await page.getByRole('button', { name: /Year/ }).click()
    await page.getByRole('button', { name: /Month/ }).click()
    await expect.element(pay).toMatchTextContent(/9\.90/)
  })

  it('says where no more may be bought', async () => {
    server.answer(orderCalls.quoteOrder, () => ({ ...quote, limit_left: 0 }))
    await show()
    await expect.element(page.getByRole('button', { name: 'Limit reached' })).toBeDisabled()
  })

  it('whose price is refused says why, and cannot be pressed', async () => {
    server.refuse(orderCalls.quoteOrder, refusalCodes.notFound, null, 'This plan is gone')
    await show()
    await expect.element(page.getByRole('alert').filter({ hasText: 'This plan is gone' })).toBeVisible()
    await expect.element(pay).toBeDisabled()
  })

  it('S-110: whose order or payment got no answer is the same one afterwards', async () => {
    server.lose(membershipCalls.buyVip)
    await show()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Connection problem' })).toBeVisible()
    server.answer(membershipCalls.buyVip, () => ({ order: exampleOrder }))
    server.lose(orderCalls.payOrder)
    await pay.click()
    await typePin()
    await expect.element(page.getByText(noAnswerYet)).toBeVisible()
    server.answer(orderCalls.payOrder, () => ({ order: { ...exampleOrder, state: 1 as const }, balance: '90.10' }))
    await typePin()
    await expect.element(page.getByText("You're in! Enjoy your membership.")).toBeVisible()
    expect(new Set(server.keys(membershipCalls.buyVip)).size).toBe(1)
    expect(new Set(server.keys(orderCalls.payOrder)).size).toBe(1)
  })
})
