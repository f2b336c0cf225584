import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { StarPlan, UserStar } from '@cliffhanger/contract/star-plans/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder, examplePlatform } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer, typePin } from '../../../testing/money.ts'
import { CouponChoice } from '../../wallet/orders/coupon-choice.tsx'
import { OrderPaySheet } from '../../wallet/orders/order-pay-sheet.tsx'
import { OrderRow } from '../../wallet/orders/order-row.tsx'
import { OrderView } from '../../wallet/orders/order-view.tsx'
import { MyStarBadge } from '../components/my-star-badge.tsx'
import { StarOrdersScreen } from './star-orders-screen.tsx'
import { StarPackagesScreen } from './star-packages-screen.tsx'

const plan = (id: number, name: string, price: string): StarPlan => ({
  id,
  name,
  level: id,
  price,
  coin_code: 'money',
  days: 30,
  limit_number: 0,
  benefits: id === 1 ? ['badge'] : ['badge', 'posters', 'statistics'],
  sort: id,
  status: 1,
})
const plans = [plan(1, 'Bronze', '4.90'), plan(2, 'Gold', '9.90')]
const held: UserStar = {
  id: 5,
  user_id: 7,
  star_id: 2,
  name: 'Gold',
  level: 2,
  benefits: ['badge', 'posters', 'statistics'],
  start_time: 1_763_300_000,
  end_time: 4_000_000_000,
  state: 1,
}
const quote: OrderQuote = {
  title: 'Bronze',
  cover: '',
  coin_code: 'money',
  price: '4.90',
  number: 1,
  total: '4.90',
  discount: '0.00',
  pay_amount: '4.90',
  coupons: [],
  wallets: [],
  platforms: [],
  is_set_pass: 1,
  limit_left: -1,
  stock: -1,
  address: null,
  balance_after: '95.10',
}
const starOrder = { ...exampleOrder, order_type: 'star' as const, title: 'Bronze', pay_amount: '4.90' }
const pageOf = <Item,>(list: Item[]) => ({ list, total: list.length, page: 1, limit: 20 })

let server: FakeServer
const pay = page.getByRole('button', { name: /^(Pay|Continue|Limit)/ })
const show = () => draw(<StarPackagesScreen CouponChoice={CouponChoice} OrderPaySheet={OrderPaySheet} />)
const showOrders = () =>
  draw(
    <div style={{ height: 800 }}>
      <StarOrdersScreen
        renderOrder={(orderNo) => <OrderView orderNo={orderNo} />}
        renderRow={(order) => <OrderRow key={order.order_no} order={order} screen="starOrders" />}
      />
    </div>,
  )

beforeEach(async () => {
  server = await moneyServer({ money: '100.00' })
  server.answer(starPlanCalls.listStarPlans, () => ({ list: plans, my: null }))
  server.answer(starPlanCalls.listUserStars, () => pageOf([]))
  server.answer(orderCalls.quoteOrder, () => quote)
  server.answer(starPlanCalls.buyStar, () => ({ order: starOrder }))
  server.answer(orderCalls.payOrder, () => ({ order: { ...starOrder, state: 1 as const }, balance: '95.10' }))
})

describe('star packages', () => {
  it('S-100: say in plain words that buying one pays nobody and earns nothing', async () => {
    await show()
    await expect.element(page.getByText(/doesn't earn commission for you or anyone else/)).toBeVisible()
    await expect.element(page.getByText('Team statistics')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Gold/ })).toMatchTextContent(/9\.90 Balance.*30 days/)
  })

  it('are bought out of the balance with the PIN, and asked for again', async () => {
    await show()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await typePin()
    await expect.element(page.getByText('Your package is active!')).toBeVisible()
    expect(server.requested(starPlanCalls.buyStar)).toEqual([{ star_id: 1 }])
    await expect.poll(() => server.requested(starPlanCalls.listStarPlans).length).toBeGreaterThan(1)
  })

  it('the chosen one is bought; where the balance is not enough, on the page of its order', async () => {
    server.answer(orderCalls.quoteOrder, () => ({ ...quote, balance_after: '' }))
    await show()
    await page.getByRole('button', { name: /Gold/ }).click()
    await expect.element(pay).toBeEnabled()
    await pay.click()
    await expect.poll(() => location.hash).toContain('/pages/order/orderStar?order_no=O1')
    expect(server.requested(starPlanCalls.buyStar)).toEqual([{ star_id: 2 }])
  })

  it('V-25: cannot be bought beyond their limit', async () => {
    server.answer(orderCalls.quoteOrder, () => ({ ...quote, limit_left: 0 }))
    await show()
    await expect.element(page.getByRole('button', { name: 'Limit reached' })).toBeDisabled()
  })

  it('who holds one sees it with its end, and what they bought before', async () => {
    const over = { ...held, id: 4, name: 'Bronze', state: 0 as const, end_time: 1_763_000_000 }
    server.answer(starPlanCalls.listStarPlans, () => ({ list: plans, my: held }))
    server.answer(starPlanCalls.listUserStars, () => pageOf([held, over]))
    await show()
    await expect.element(page.getByRole('region', { name: 'My package' })).toMatchTextContent(/Gold.*Until/)
    await expect.element(page.getByText(/^Ended Nov 1\d, 2025/)).toBeVisible()
    await expect.element(page.getByText('Your new package starts when the current one ends.')).toBeVisible()
  })

  it('R-24: are not sold where commission is closed', async () => {
    await show()
    await expect.element(pay).toBeVisible()
    storePlatform({ ...examplePlatform, modules: { ...examplePlatform.modules, commission: 0 } })
    await expect.element(pay).not.toBeInTheDocument()
    await expect.element(page.getByText(/aren't on sale here/)).toBeVisible()
  })

  it('says where none is on sale', async () => {
    server.answer(starPlanCalls.listStarPlans, () => ({ list: [], my: null }))
    await show()
    await expect.element(page.getByText('No packages available')).toBeVisible()
  })

  it('give a badge beside my name only where they say so', async () => {
    server.answer(starPlanCalls.listStarPlans, () => ({ list: plans, my: held }))
    const drawn = await draw(<MyStarBadge />)
    await expect.element(page.getByRole('link', { name: 'Promoter' })).toBeVisible()
    await drawn.unmount()
    const plain: UserStar = { ...held, benefits: ['posters'] }
    server.answer(starPlanCalls.listStarPlans, () => ({ list: plans, my: plain }))
    await draw(<MyStarBadge />)
    await expect.poll(() => server.requested(starPlanCalls.listStarPlans).length).toBe(2)
    await expect.element(page.getByRole('link', { name: 'Promoter' })).not.toBeInTheDocument()
  })
})

describe('orders of star packages', () => {
  it('are listed by state, and each leads to its page', async () => {
    server.answer(starPlanCalls.listStarRecords, () => pageOf([starOrder]))
    await showOrders()
    await expect
      .element(page.getByRole('link', { name: /Bronze/ }))
      .toHaveAttribute('href', '#/pages/order/orderStar?order_no=O1')
    await page.getByRole('tab', { name: 'Paid' }).click()
    await expect.poll(() => server.heard.at(-1)?.query.get('state')).toBe('1')
  })

  it('S-88: one whose time is over says so', async () => {
    const timedOut = { ...starOrder, state: 2 as const, cancel_reason: 'timeout' as const }
    server.answer(orderCalls.getOrder, () => ({ order: timedOut, collect: null, recharge: null, left_seconds: 0 }))
    await showOrders()
    location.hash = '#/pages/order/orderStar?order_no=O1'
    await expect.element(page.getByText('Order expired and was canceled')).toBeVisible()
  })

  it('one that waits counts down and is paid out of the balance', async () => {
    server.answer(orderCalls.getOrder, () => ({ order: starOrder, collect: null, recharge: null, left_seconds: 600 }))
    server.answer(rechargeCalls.listPayPlatforms, () => ({ list: [] }))
    await showOrders()
    location.hash = '#/pages/order/orderStar?order_no=O1'
    await expect.element(page.getByRole('timer')).toMatchTextContent(/9:5\d|10:00/)
    await page.getByRole('button', { name: /Pay with balance/ }).click()
    await typePin()
    await expect.poll(() => server.requested(orderCalls.payOrder).length).toBe(1)
  })
})
