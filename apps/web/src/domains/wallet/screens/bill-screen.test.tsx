import type { BillDetail } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { BillScreen } from './bill-screen.tsx'

const line: BillDetail = {
  id: 5,
  user_id: 1,
  coin_code: 'money',
  purse: '',
  direction: 'in',
  amount: '2.99',
  balance_after: '12.99',
  bill_type: 'commission',
  biz_no: 'O77',
  title: 'Commission',
  remark: '',
  other_user: null,
  create_time: 1_790_000_000,
  detail: { balance_before: '10.00', others: [] },
}
let server: FakeServer

const Visit = () => (useScreenQuery().get('id') === null ? null : <BillScreen />)
const open = async (bill: BillDetail): Promise<void> => {
  server.answer(overviewCalls.listBills, () => ({ list: [bill], total: 1, page: 1, limit: 1, bill }))
  await draw(<Visit />)
  goTo('bill', { id: bill.id })
}

beforeEach(async () => {
  server = await moneyServer({ money: '12.99' })
})

it('S-100: commission says whose purchase of what it came of, of how much and at which rate', async () => {
  const commission = {
    order_type: 'vip',
    level: 1,
    from_user: { user_id: 11, nick_name: 'M•••' },
    base_amount: '29.90',
    rate: '0.1000',
  } as const
  await open({ ...line, detail: { ...line.detail, commission } })
  await expect.element(page.getByText('M••• · Level 1')).toBeVisible()
  await expect.element(page.getByText('Membership')).toBeVisible()
  await expect.element(page.getByText(/^29\.90/)).toBeVisible()
  await expect.element(page.getByText('10%')).toBeVisible()
})

it('what was sent says that it cost nothing, what was left, and what for', async () => {
  await open({
    ...line,
    direction: 'out',
    bill_type: 'transfer_out',
    title: 'Transfer sent',
    remark: 'Lunch',
    other_user: { user_id: 8, nick_name: 'Minh' },
  })
  await expect.element(page.getByText('No fee')).toBeVisible()
  await expect.element(page.getByText(/^12\.99/)).toBeVisible()
  await expect.element(page.getByText('Lunch')).toBeVisible()
  await expect.element(page.getByText('O77')).toBeVisible()
})
