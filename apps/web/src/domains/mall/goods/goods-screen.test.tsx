import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleGoods, exampleVariant } from '../testing/examples.ts'
import { GoodsScreen } from './goods-screen.tsx'

let server: FakeServer

const exchange = page.getByRole('button', { name: /^Redeem/ })

const show = async (goods: Partial<PointGoods> = {}, limitLeft = -1, balance = '1000') => {
  server.answer(goodsCalls.getGoods, () => ({ goods: { ...exampleGoods, ...goods }, limit_left: limitLeft, balance }))
  await draw(<GoodsScreen />)
  location.hash = '#/pages/integralMall/mallDetails?id=5'
}

beforeEach(async () => {
  server = await moneyServer({ point: '1000', money: '10.00' })
})

describe('an article of the mall', () => {
  it('shows its price, its stock and its description, and leads to the confirmation', async () => {
    await show()
    await expect.element(page.getByRole('heading', { name: 'Popcorn bowl' })).toBeVisible()
    await expect.element(page.getByText('Only 5 left')).toBeVisible()
    await expect.element(page.getByText('24 redeemed')).toBeVisible()
    await expect.element(page.getByText('Holds a whole season.')).toBeVisible()
    await expect.element(exchange).toMatchTextContent(/300 Points/)
    await expect.element(page.getByText('Your points')).toBeVisible()
    await expect.element(page.getByText('1,000', { exact: true })).toBeVisible()
    await exchange.click()
    await expect.poll(() => location.hash).toContain('confirmOrder?id=5&number=1')
  })

  it('V-26: takes no more pieces than there are', async () => {
    await show({ stock: 2, variants: [exampleVariant(51, '', 2)] })
    const more = page.getByRole('button', { name: 'Add one' })
    await more.click()
    await expect.element(more).toBeDisabled()
    await expect.element(exchange).toMatchTextContent(/600 Points/)
    await exchange.click()
    await expect.poll(() => location.hash).toContain('number=2')
  })

  it('V-25: takes no more pieces than the limit leaves', async () => {
    await show({ limit_number: 2 }, 1)
    await expect.element(page.getByText('Limit 2 per person')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add one' })).not.toBeInTheDocument()
  })

  it('V-25: whose limit is reached says so', async () => {
    await show({ limit_number: 2 }, 0)
    await expect.element(page.getByText("You've reached the limit")).toBeVisible()
    await expect.element(exchange).toBeDisabled()
  })

  it('V-26: that is gone says so', async () => {
    await show({ stock: 0, variants: [exampleVariant(51, '', 0)] })
    await expect.element(page.getByText('Sold out')).toBeVisible()
    await expect.element(exchange).toBeDisabled()
  })

  it('says how many points are missing, and where to earn them', async () => {
    await show({}, -1, '120')
    await expect.element(page.getByText('You need 180 Points more')).toBeVisible()
    await expect.element(exchange).toBeDisabled()
    await page.getByRole('link', { name: 'Earn points' }).click()
    await expect.poll(() => location.hash).toContain('bonus')
  })

  it('that also costs money says how much of it is missing', async () => {
    await show({ money_price: '15.00' })
    await expect.element(page.getByText(/300 Points \+/).first()).toBeVisible()
    await expect.element(page.getByText(/You need .*5\.00.* more/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Top up' })).toBeVisible()
  })

  it('in several forms asks for one that is there', async () => {
    const variants = [exampleVariant(51, 'Small', 3), exampleVariant(52, 'Large', 0), exampleVariant(53, 'Huge', 1)]
    await show({ stock: 4, variants })
    await expect.element(page.getByText('Choose an option')).toBeVisible()
    await expect.element(exchange).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Large Sold out' })).toBeDisabled()
    await page.getByRole('button', { name: 'Huge' }).click()
    await expect.element(page.getByRole('button', { name: 'Add one' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Small' }).click()
    await expect.element(page.getByRole('button', { name: 'Add one' })).toBeVisible()
    await exchange.click()
    await expect.poll(() => location.hash).toContain('variant=51')
  })

  it('on sale shows its usual price, and asks for its price again once the sale is over', async () => {
    const end = Math.ceil(Date.now() / 1000) + 3
    await show({ point_price: '200', end_time: end, start_time: 1 })
    await expect.element(page.getByText('Was 300 Points')).toBeInTheDocument()
    await expect.element(page.getByText(/Ends in 0:0\d/)).toBeVisible()
    server.answer(goodsCalls.getGoods, () => ({ goods: exampleGoods, limit_left: -1, balance: '1000' }))
    await expect.element(exchange).toMatchTextContent(/300 Points/)
    await expect.element(page.getByText('Was 300 Points')).not.toBeInTheDocument()
  })

  it('whose sale is announced says when it begins, and has its price asked for again then', async () => {
    const start = Math.ceil(Date.now() / 1000) + 3
    const announced = { start_time: start, end_time: start + 3600 }
    await show(announced)
    await expect.element(page.getByText(/^Sale starts /)).toBeVisible()
    const onSale = { ...exampleGoods, ...announced, point_price: '200' }
    server.answer(goodsCalls.getGoods, () => ({ goods: onSale, limit_left: -1, balance: '1000' }))
    await expect.element(exchange).toMatchTextContent(/200 Points/)
    await expect.element(page.getByText(/^Sale starts /)).not.toBeInTheDocument()
  })

  it('that is not there any more leads back to the mall', async () => {
    server.refuse(goodsCalls.getGoods, refusalCodes.notFound)
    await draw(<GoodsScreen />)
    location.hash = '#/pages/integralMall/mallDetails?id=5'
    await expect.element(page.getByText('Item not found')).toBeVisible()
  })
})
