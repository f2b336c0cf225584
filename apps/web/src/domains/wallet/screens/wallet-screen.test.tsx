import { paths } from '@cliffhanger/contract/client-paths.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { OpenScreen, ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { WalletScreen } from './wallet-screen.tsx'

const bill = (id: number): Bill => ({
  id,
  user_id: 7,
  coin_code: 'money',
  purse: '',
  direction: id % 3 === 0 ? 'out' : 'in',
  amount: `${id}.00`,
  balance_after: `${100 + id}.00`,
  bill_type: id % 3 === 0 ? 'buy_vip' : 'recharge',
  biz_no: `R${id}`,
  title: id % 3 === 0 ? 'Membership' : 'Top-up',
  remark: '',
  other_user: null,
  create_time: 1_790_000_000 - id * 3600,
})
const bought = {
  order_no: 'V9',
  bill_type: 'buy_vip',
  title: 'Membership',
  amount: '9.99',
  refunded: '0.00',
  channel: 'Card',
  pay_time: 1_790_000_000,
} as const

beforeEach(async () => {
  const server = await moneyServer({ money: '128.40', gold: '560', point: '1200', treasure: '50.00' })
  const empty = { list: [], total: 0, page: 1, limit: 20 }
  server.answer(rechargeCalls.listRecharges, () => ({ ...empty, sum: '0.00' }))
  server.answer(withdrawalCalls.listWithdrawals, () => ({ ...empty, sum: '0.00' }))
  server.answer(orderCalls.listOrders, () => empty)
  server.answer(overviewCalls.listBills, ({ query }) => {
    const limit = Number(query.get('limit'))
    return {
      list: Array.from({ length: limit }, (_, at) => ({
        ...bill(at + 1),
        coin_code: query.get('coin_code') === 'gold' || at % 5 === 4 ? ('gold' as const) : ('money' as const),
      })),
      total: 40,
      page: 1,
      limit,
      outside: [bought],
    }
  })
})
afterEach(() => page.viewport(414, 896))

const balance = page
  .getByText('$128.40')
  .or(page.getByText(/128\.40/))
  .first()
const lines = page.getByRole('region', { name: 'Recent' })
const boxOf = (locator: typeof lines) => locator.element().getBoundingClientRect()

describe('the wallet', () => {
  it('has its last lines below the balance on a phone, and what was paid by card among them', async () => {
    await page.viewport(390, 844)
    await draw(<WalletScreen />)
    await expect.element(lines.getByRole('link', { name: /Membership.*9\.99.*Paid with Card/ })).toBeInTheDocument()
    expect(lines.getByRole('link', { name: /Top-up/ }).elements().length).toBeLessThanOrEqual(5)
    expect(boxOf(lines).top).toBeGreaterThan(boxOf(balance).bottom)
  })

  it('shows the last lines of one coin where one wants them, and leads to all of them', async () => {
    await draw(<WalletScreen />)
    await lines.getByRole('button', { name: 'Gold', exact: true }).click()
    await expect.element(lines.getByRole('link', { name: /Gold/ }).nth(3)).toBeInTheDocument()
    const all = lines.getByRole('link', { name: /See all$/ })
    await expect.element(all).toHaveAttribute('href', hrefTo('bills', { coin: 'gold' }))
  })

  it('is a list on a desktop, where the lines stand beside it: it marks the screen that is open, and no coin', async () => {
    await draw(
      <ScreenPosition value="list">
        <OpenScreen value={paths.bills}>
          <WalletScreen />
        </OpenScreen>
      </ScreenPosition>,
    )
    const row = (name: string | RegExp) => page.getByRole('link', { name })
    await expect.element(row('Transactions')).toHaveAttribute('aria-current', 'page')
    for (const name of [/^Top up/, /^Gold/, /^Savings/])
      await expect.element(row(name)).not.toHaveAttribute('aria-current')
    expect(lines.elements()).toEqual([])
  })
})
