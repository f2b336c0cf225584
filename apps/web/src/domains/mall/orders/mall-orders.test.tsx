import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleMallOrder, shippedOrder } from '../testing/examples.ts'
import { MallOrderScreen } from './mall-order-screen.tsx'
import { MallOrdersScreen } from './mall-orders-screen.tsx'

const received: PointOrder = { ...shippedOrder, state: 3, receive_time: 1_760_200_000, auto_time: 0 }
let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({ point: '1000' })
})

describe('my orders of the mall', () => {
  /** The list draws what has a place on the phone. */
  const drawList = () =>
    draw(
      <div style={{ height: 800 }}>
        <MallOrdersScreen />
      </div>,
    )
  const list = (...orders: readonly PointOrder[]) =>
    server.answer(mallOrderCalls.listMallOrders, ({ query }) => {
      const state = query.get('state')
      const shown = orders.filter((order) => state === null || String(order.state) === state)
      return { list: shown, total: shown.length, page: 1, limit: 20 }
    })

  it('are shown by where they stand; cancelled ones are among all', async () => {
    list(exampleMallOrder, { ...received, id: 92 }, { ...exampleMallOrder, id: 93, state: -2 })
    await drawList()
    await expect.element(page.getByRole('article')).toHaveLength(3)
    await expect.element(page.getByText('Canceled')).toBeVisible()
    await expect.element(page.getByText('300 Points')).toHaveLength(3)
    await page.getByRole('tab', { name: 'Completed' }).click()
    await expect.element(page.getByRole('article')).toHaveLength(1)
    await expect.element(page.getByRole('article').getByText('Completed')).toBeVisible()
    await page.getByRole('tab', { name: 'On its way' }).click()
    await expect.element(page.getByText('No orders yet')).toBeVisible()
    await page.getByRole('button', { name: 'Browse the mall' }).click()
    await expect.poll(() => location.hash).toContain('integralMall/mall')
  })

  it('stand below their months, with what happens next', async () => {
    const october = exampleMallOrder.create_time - 40 * 86_400
    list(shippedOrder, { ...exampleMallOrder, id: 92 }, { ...received, id: 93, create_time: october })
    await drawList()
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(2)
    const articles = page.getByRole('article')
    await expect.element(articles.nth(0).getByText(/^Completes automatically on/)).toBeVisible()
    await expect.element(articles.nth(1).getByText(/^We're getting it ready/)).toBeVisible()
    await expect.element(articles.nth(2).getByText(/^Completes|^We're/)).not.toBeInTheDocument()
  })

  it('say how their goods come, and the price once', async () => {
    list({ ...received, kind: 'virtual' }, { ...exampleMallOrder, id: 92, number: 2 })
    await drawList()
    const articles = page.getByRole('article')
    await expect.element(articles.nth(0).getByText('Delivered instantly')).toBeVisible()
    await expect.element(articles.nth(1).getByText('Shipped to you')).toBeVisible()
    await expect.element(articles.nth(1).getByText('× 2')).toBeVisible()
    await expect.element(articles.nth(0).getByText('300 Points')).toHaveLength(1)
  })

  it('show the picture of their goods, or a sign where it is gone', async () => {
    list(
      { ...exampleMallOrder, cover: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
      { ...received, id: 92 },
    )
    await drawList()
    const articles = page.getByRole('article')
    await expect.element(articles).toHaveLength(2)
    expect(articles.nth(0).element().querySelector('img')).not.toBeNull()
    expect(articles.nth(1).element().querySelector('img')).toBeNull()
    expect(articles.nth(1).element().querySelector('svg')).not.toBeNull()
  })

  it('S-89: what is on its way is confirmed once the member has said so twice', async () => {
    list(shippedOrder)
    server.answer(mallOrderCalls.confirmReceipt, () => {
      list(received)
      return { order: received }
    })
    await drawList()
    const confirm = page.getByRole('button', { name: 'Mark as received' })
    await confirm.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(server.requested(mallOrderCalls.confirmReceipt)).toEqual([])
    await confirm.click()
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Order completed' })).toBeVisible()
    expect(server.requested(mallOrderCalls.confirmReceipt)).toEqual([{ id: 91 }])
    await expect.element(confirm).not.toBeInTheDocument()
  })
})

describe('an order of the mall', () => {
  const show = async (order: PointOrder, more = '') => {
    server.answer(mallOrderCalls.getMallOrder, () => ({ order }))
    await draw(<MallOrderScreen />)
    location.hash = `#/pages/integralMall/order-detail?id=${order.id}${more}`
  }

  it('S-89: placed just now says so, and where it goes', async () => {
    await show(exampleMallOrder, '&placed=1')
    await expect.element(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    await expect.element(page.getByText('12 Kim Mã, Ba Đình, Hà Nội')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mark as received' })).not.toBeInTheDocument()
  })

  it('S-89: on its way shows its parcel, when it completes, and is confirmed', async () => {
    await show(shippedOrder)
    await expect.element(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
    await expect.element(page.getByText('Completes automatically on Oct 24, 2025.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy Tracking number VT123456789' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Track package' }))
      .toHaveAttribute('href', 'https://example.com/track/VT123456789')
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect.element(steps.nth(0)).toMatchTextContent(/Arrived at the depot/)
    await expect.element(steps.nth(2)).toMatchTextContent(/Order placed/)
    server.answer(mallOrderCalls.getMallOrder, () => ({ order: received }))
    server.answer(mallOrderCalls.confirmReceipt, () => ({ order: received }))
    await page.getByRole('button', { name: 'Mark as received' }).click()
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect.element(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  })

  it('never opens what is no page as a tracking link', async () => {
    await show({ ...shippedOrder, tracking_url: 'javascript:alert(1)' })
    await expect.element(page.getByText('Viettel Post')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Track package' })).not.toBeInTheDocument()
  })

  it('that was cancelled says why and what came back', async () => {
    await show({
      ...exampleMallOrder,
      state: -2,
      reason: 'Broken in the warehouse',
      discount: '50',
      pay_point: '250',
      cancel_time: 1_760_100_000,
    })
    await expect.element(page.getByText('Reason: Broken in the warehouse')).toBeVisible()
    await expect.element(page.getByText('250 Points returned to your account.')).toBeVisible()
    await expect.element(page.getByText('Your coupon is back, too.')).toBeVisible()
  })

  it('of virtual goods shows its code', async () => {
    await show({ ...exampleMallOrder, kind: 'virtual', state: 3, address: null, code: 'AB12-CD34' }, '&placed=1')
    await expect.element(page.getByRole('heading', { name: "It's yours!" })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy Your code AB12-CD34' })).toBeVisible()
  })

  it('R-21: that is not mine is not there', async () => {
    server.refuse(mallOrderCalls.getMallOrder, refusalCodes.notFound)
    await draw(<MallOrderScreen />)
    location.hash = '#/pages/integralMall/order-detail?id=91'
    await expect.element(page.getByText('Order not found')).toBeVisible()
  })
})
