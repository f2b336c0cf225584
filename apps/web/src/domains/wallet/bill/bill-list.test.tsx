import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { billFilter } from './bill-filter.ts'
import { BillList } from './bill-list.tsx'

const interest = (id: number, name: string, amount: string): Bill => ({
  id,
  user_id: 1,
  coin_code: 'money',
  purse: '',
  direction: 'in',
  amount,
  balance_after: `${100 + id}.00`,
  bill_type: 'crow_interest',
  biz_no: `C${id}`,
  title: 'Crowdfunding interest',
  remark: '',
  other_user: null,
  subject: { kind: 'project', id, name, picture: '' },
  create_time: 1_790_000_000,
})
const lines = [interest(2, 'The Heir II', '0.27'), interest(1, 'Last Train', '0.83')]
const show = (query: string) =>
  draw(
    <div style={{ height: 600 }}>
      <BillList filter={billFilter(new URLSearchParams(query))} before={[]} />
    </div>,
  )
let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({ money: '100.00' })
  server.answer(overviewCalls.listBills, () => ({ list: lines, total: 2, page: 1, limit: 20 }))
})

it('the interest of a day is one line with its sum, and opens into its parts', async () => {
  await show('')
  const day = page.getByRole('button', { name: /^Crowdfunding interest.*2 payments · .*\+.*1\.10/ })
  await expect.element(day).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('link', { name: /The Heir II/ })).not.toBeInTheDocument()
  await day.click()
  await expect.element(day).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('link', { name: /The Heir II.*0\.27/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Last Train.*0\.83/ })).toBeVisible()
  await day.click()
  await expect.element(page.getByRole('link', { name: /Last Train/ })).not.toBeInTheDocument()
})

it('the interest of a month is one line that opens into its days', async () => {
  const before = { ...interest(9, 'Last Train', '0.90'), create_time: 1_790_000_000 - 86_400 }
  server.answer(overviewCalls.listBills, () => ({ list: [...lines, before], total: 3, page: 1, limit: 20 }))
  await show('')
  const month = page.getByRole('button', { name: /^Crowdfunding interest.*2 days · .*\+.*2\.00/ })
  await expect.element(page.getByRole('button', { name: /2 payments/ })).not.toBeInTheDocument()
  await month.click()
  const day = page.getByRole('button', { name: /2 payments · .*\+.*1\.10/ })
  await expect.element(page.getByRole('link', { name: /Last Train.*0\.90/ })).toBeVisible()
  await day.click()
  await expect.element(page.getByRole('link', { name: /The Heir II.*0\.27/ })).toBeVisible()
})

it('S-152: a month is that of the rows below it, also where the platform has another by then, and so are its sums', async () => {
  // The first of November in the platform's zone, and the last of October here.
  const late = { ...interest(9, 'Last Train', '0.90'), create_time: Date.parse('2026-10-31T18:00:00Z') / 1000 }
  server.answer(overviewCalls.listBills, () => ({
    list: [late],
    total: 1,
    page: 1,
    limit: 20,
    in_sum: '0.90',
    out_sum: '0.00',
  }))
  await show('')
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
  await expect.element(page.getByText(/Oct\s31/)).toBeVisible()
  const asked = () => server.heard.map(({ query }) => `${query.get('month')} ${query.get('time_zone')}`)
  await expect.poll(asked).toContain('2026-10 UTC')
  expect(asked()).not.toContain(expect.stringContaining('2026-11'))
})

it('what is looked for is shown line by line', async () => {
  await show('keyword=heir')
  await expect.element(page.getByRole('link', { name: /The Heir II/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Last Train/ })).toBeVisible()
})
