import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../testing/money.ts'
import { PaySheet } from '../../wallet/components/forms/pay-sheet.tsx'
import { CouponChoice } from '../../wallet/orders/coupon-choice.tsx'
import { chooseAddress } from '../chosen-address.ts'
import { exampleAddress, exampleGoods, exampleMallOrder, exampleQuote, exampleVariant } from '../testing/examples.ts'
import { clearExchangeDraft } from './exchange-draft.ts'
import { MallConfirmScreen } from './mall-confirm-screen.tsx'

const coupon: JudgedCoupon = {
  id: 31,
  coupon_id: 3,
  name: 'Fifty off',
  type: 'discount_amount',
  value: '50',
  min_spend: '0',
  order_types: ['goods'],
  coin_code: 'point',
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
const office = { ...exampleAddress, id: 22, consignee: 'Office', is_default: 0 as const }

let server: FakeServer

const exchange = page.getByRole('button', { name: /^Redeem/ })
const show = async (query = 'id=5&number=1') => {
  await draw(<MallConfirmScreen CouponChoice={CouponChoice} PaySheet={PaySheet} />)
  location.hash = `#/pages/integralMall/confirmOrder?${query}`
}
const pressExchange = async () => {
  await expect.element(exchange).toBeEnabled()
  await exchange.click()
}

beforeEach(async () => {
  chooseAddress(undefined)
  clearExchangeDraft()
  server = await moneyServer({ point: '1000', money: '10.00' })
  server.answer(goodsCalls.getGoods, () => ({ goods: exampleGoods, limit_left: -1, balance: '1000' }))
  server.answer(addressCalls.listAddresses, () => ({ list: [exampleAddress, office] }))
  server.answer(orderCalls.quoteOrder, ({ query }) =>
    query.get('coupon_ids')
      ? { ...exampleQuote, discount: '50', pay_amount: '250', balance_after: '750' }
      : { ...exampleQuote, coupons: [coupon] },
  )
  server.answer(mallOrderCalls.exchangePoints, () => ({ order: exampleMallOrder, balance: '700' }))
})

describe('the confirmation of an exchange', () => {
  it('S-89: sends the article to the default address and leads to the order', async () => {
    await show()
    await expect.element(page.getByText('Mai Anh')).toBeVisible()
    await expect.element(page.getByText('12 Kim Mã, Ba Đình, Hà Nội')).toBeVisible()
    await expect.element(page.getByText('700 Points')).toBeVisible()
    await page.getByLabelText('Note').fill('Ring twice')
    await pressExchange()
    await typePin()
    await expect.poll(() => location.hash).toContain('order-detail?id=91&placed=1')
    expect(server.requested(mallOrderCalls.exchangePoints)).toEqual([
      {
        goods_id: 5,
        variant_id: 51,
        number: 1,
        remark: 'Ring twice',
        coupon_ids: [],
        address_id: 21,
        expect_point: '300',
        expect_money: '0.00',
        pay_password: '135790',
      },
    ])
  })

  it('takes the address that was chosen, and opens the address book', async () => {
    chooseAddress(22)
    await show()
    await expect.element(page.getByText('Office')).toBeVisible()
    await page.getByRole('button', { name: /Deliver to/ }).click()
    await expect.poll(() => location.hash).toContain('selectAddress?select=1')
  })

  it('still has its note after the way to the address book', async () => {
    await show()
    await page.getByLabelText('Note').fill('Ring twice')
    await cleanup()
    chooseAddress(22)
    await show()
    await expect.element(page.getByLabelText('Note')).toHaveValue('Ring twice')
    await cleanup()
    await show('id=5&number=2')
    await expect.element(page.getByLabelText('Note')).toHaveValue('')
  })

  it('without an address asks for one before the PIN', async () => {
    server.answer(addressCalls.listAddresses, () => ({ list: [] }))
    await show()
    await expect.element(page.getByText('Choose an address')).toBeVisible()
    await expect.element(exchange).toHaveAccessibleDescription('Choose where we should send it')
    await exchange.click({ force: true })
    await expect.element(page.getByRole('alert').filter({ hasText: 'Choose where we should send it' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(server.requested(mallOrderCalls.exchangePoints)).toEqual([])
  })

  it('of virtual goods needs no address', async () => {
    const virtual = { ...exampleGoods, kind: 'virtual' as const, virtual_type: 'code' as const }
    server.answer(goodsCalls.getGoods, () => ({ goods: virtual, limit_left: -1, balance: '1000' }))
    await show()
    await pressExchange()
    await typePin()
    await expect.poll(() => server.requested(mallOrderCalls.exchangePoints)).toHaveLength(1)
    expect(server.requested(mallOrderCalls.exchangePoints)[0]).not.toHaveProperty('address_id')
    expect(server.heard.some(({ path }) => path === addressCalls.listAddresses.path)).toBe(false)
  })

  it('V-23: takes a coupon off, and says what is left', async () => {
    await show()
    await page.getByRole('button', { name: /^Coupons/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Coupons' })
    await sheet.getByRole('button', { name: 'Use' }).click()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect.element(exchange).toMatchTextContent(/250 Points/)
    await expect.element(page.getByText('750 Points')).toBeVisible()
    await pressExchange()
    await typePin()
    await expect.poll(() => server.requested(mallOrderCalls.exchangePoints)).toHaveLength(1)
    expect(server.requested(mallOrderCalls.exchangePoints)[0]).toMatchObject({ coupon_ids: [31], expect_point: '250' })
  })

  it('V-23: whose coupon is gone goes on without it', async () => {
    await show()
    await page.getByRole('button', { name: /^Coupons/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Coupons' })
    await sheet.getByRole('button', { name: 'Use' }).click()
    await sheet.getByRole('button', { name: 'Done' }).click()
    server.refuse(mallOrderCalls.exchangePoints, refusalCodes.couponNotUsable)
    await pressExchange()
    await typePin()
    await expect.element(page.getByRole('alert').filter({ hasText: "That coupon can't be used anymore" })).toBeVisible()
    await expect.element(exchange).toMatchTextContent(/300 Points/)
  })

  it('V-8: a wrong PIN clears the keypad and stays', async () => {
    server.refuse(mallOrderCalls.exchangePoints, refusalCodes.paymentPasswordWrong, { left_tries: 3 })
    await show()
    await pressExchange()
    await typePin()
    await expect.element(page.getByText('Wrong PIN. Tries left: 3')).toBeVisible()
    server.answer(mallOrderCalls.exchangePoints, () => ({ order: exampleMallOrder, balance: '700' }))
    await typePin('246802')
    await expect.poll(() => location.hash).toContain('id=91')
  })

  it('leads to where a PIN is set where there is none', async () => {
    server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 0 as const, locked_seconds: 0 }))
    await show()
    await pressExchange()
    await page.getByRole('button', { name: 'Set PIN' }).click()
    await expect.poll(() => location.hash).toContain('payPassword')
  })

  it('S-110: that got no answer is the same order afterwards, and cannot be changed until then', async () => {
    server.lose(mallOrderCalls.exchangePoints)
    await show()
    await pressExchange()
    await typePin()
    await expect.element(page.getByText(noAnswerYet)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText(/^No response yet. Confirm again/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Deliver to/ })).toBeDisabled()
    server.answer(mallOrderCalls.exchangePoints, () => ({ order: exampleMallOrder, balance: '700' }))
    await pressExchange()
    await typePin()
    await expect.poll(() => location.hash).toContain('id=91')
    expect(new Set(server.keys(mallOrderCalls.exchangePoints)).size).toBe(1)
  })

  it('whose price changed meanwhile says so and shows the new one', async () => {
    server.refuse(mallOrderCalls.exchangePoints, refusalCodes.stateChanged)
    await show()
    await pressExchange()
    server.answer(orderCalls.quoteOrder, () => ({ ...exampleQuote, price: '400', total: '400', pay_amount: '400' }))
    await typePin()
    await expect.element(page.getByRole('alert').filter({ hasText: 'The price changed' })).toBeVisible()
    await expect.element(exchange).toMatchTextContent(/400 Points/)
    await expect.element(page.getByText('600 Points')).toBeVisible()
  })

  it('V-26: for which others were faster says so', async () => {
    server.refuse(mallOrderCalls.exchangePoints, refusalCodes.outOfStock)
    await show()
    await pressExchange()
    await typePin()
    await expect.element(page.getByRole('alert').filter({ hasText: "There aren't that many left" })).toBeVisible()
  })

  it('V-25: V-26: of more than there are, or than I may have, cannot be made', async () => {
    server.answer(orderCalls.quoteOrder, () => ({ ...exampleQuote, number: 9 }))
    await show('id=5&number=9')
    await expect.element(page.getByRole('alert').filter({ hasText: "There aren't that many left" })).toBeVisible()
    await expect.element(exchange).toBeDisabled()
  })

  it('that is refused before it begins leads back to the article', async () => {
    server.refuse(orderCalls.quoteOrder, refusalCodes.purchaseLimit, null, "You've reached the purchase limit")
    await show()
    await expect.element(page.getByText("You've reached the purchase limit")).toBeVisible()
    await page.getByRole('button', { name: 'Back to item' }).click()
    await expect.poll(() => location.hash).toContain('mallDetails?id=5')
  })

  it('of one of several forms asks for the price of that one', async () => {
    const variants = [exampleVariant(51, 'Small', 3), exampleVariant(53, 'Huge', 1)]
    server.answer(goodsCalls.getGoods, () => ({
      goods: { ...exampleGoods, variants },
      limit_left: -1,
      balance: '1000',
    }))
    await show('id=5&number=1&variant=53')
    await expect.element(page.getByText('Huge')).toBeVisible()
    const quotes = server.heard.filter(({ path }) => path === orderCalls.quoteOrder.path)
    expect(quotes.map(({ query }) => query.get('variant_id'))).toEqual(['53'])
  })
})
