import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { MonthPicture } from './month-picture.tsx'

const sums: Readonly<Record<string, readonly [string, string]>> = {
  '2026-11': ['777.11', '605.00'],
  '2026-10': ['40.00', '1204.50'],
}
const bar = (month: RegExp) => page.getByRole('button', { name: month })

beforeEach(async () => {
  const server = await moneyServer({ money: '100.00' })
  server.answer(overviewCalls.listBills, ({ query }) => {
    const [in_sum, out_sum] = sums[query.get('month') ?? ''] ?? ['0.00', '0.00']
    return { list: [], total: 0, page: 1, limit: 1, in_sum, out_sum }
  })
})

it('says how high it is, and what a month that is pointed at came to; otherwise the sums are left to the lines below', async () => {
  await draw(<MonthPicture coin="money" latest="2026-11" chosen="" onChoose={() => undefined} />)
  await expect.element(page.getByText(/^\D*1,204\.50/)).toBeVisible()
  await expect.element(page.getByText('In', { exact: true })).toBeVisible()
  expect(page.getByText(/777\.11/).elements()).toEqual([])
  await bar(/October 2026: in .*40\.00.*, out .*1,204\.50/).hover()
  await expect.element(page.getByText(/^Out .*1,204\.50/)).toBeVisible()
  await expect.element(page.getByText('October 2026', { exact: true })).toBeVisible()
  await bar(/October 2026/).unhover()
  await expect.element(page.getByText('October 2026', { exact: true })).not.toBeInTheDocument()
})

it('shows which month is chosen, and says nothing of it that stands above its lines', async () => {
  await draw(<MonthPicture coin="money" latest="2026-11" chosen="2026-10" onChoose={() => undefined} />)
  await expect.element(bar(/^Oct/)).toHaveAttribute('aria-pressed', 'true')
  await bar(/^Oct/).hover()
  expect(page.getByText(/^In .*40\.00/).elements()).toEqual([])
})
