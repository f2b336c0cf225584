import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder, examplePlatform } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleCommission, exampleIncome, pageOf } from '../testing/examples.ts'
import { EarningScreen } from './earning-screen.tsx'
import { StarIncomeScreen } from './star-income-screen.tsx'

let server: FakeServer

const inPhone = (screen: React.ReactNode) => draw(<div style={{ height: 1400 }}>{screen}</div>)
const income = {
  today: '0.49',
  yesterday: '1.00',
  month: '2.50',
  total: '12.30',
  wait: '0.49',
  coin_code: 'money' as const,
  sources: [
    { type: 'commission' as const, total: '8.30', wait: '0.49', coin_code: 'money' as const },
    { type: 'star' as const, total: '3.00', wait: '0.00', coin_code: 'money' as const },
    { type: 'treasure' as const, total: '0.00', wait: '0.00', coin_code: 'money' as const },
    { type: 'crowdfunding' as const, total: '1.00', wait: '0.00', coin_code: 'money' as const },
    { type: 'invite' as const, total: '40', wait: '0', coin_code: 'gold' as const },
  ],
}
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 24) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    amount: index === count - 1 ? '0.49' : index === count - 2 ? '1.00' : '0.00',
  }))

beforeEach(async () => {
  server = await moneyServer({ money: '40.00' })
  server.answer(commissionCalls.getIncome, () => income)
  server.answer(commissionCalls.getCommission, () => exampleCommission)
  server.answer(commissionCalls.listIncomeDays, ({ query }) => ({
    list: daysOf(Number(query.get('days') ?? 7)),
    total: '1.49',
  }))
  server.answer(commissionCalls.listIncome, () => ({ ...pageOf([exampleIncome]), sum: '0.49' }))
})

describe('what I earned', () => {
  it('S-100: every line says whose purchase of what it was, its base, its rate, and until when it waits; it opens with its order', async () => {
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('Commission · M•••')).toBeVisible()
    await expect.element(page.getByText(/Membership · 5% of 9\.90 Balance · Level 1/)).toBeVisible()
    await expect.element(page.getByText(/Pending until Nov 2\d, 2025/)).toBeVisible()
    await expect.element(page.getByText('12.30 Balance')).toBeVisible()
    await page.getByRole('button', { name: /M•••/ }).click()
    const detail = page.getByRole('dialog', { name: 'Earning' })
    await expect.element(detail.getByText('M••• · Level 1')).toBeVisible()
    await expect.element(detail.getByText('9.90 Balance')).toBeVisible()
    await expect.element(detail.getByText('5%', { exact: true })).toBeVisible()
    await expect.element(detail.getByText('O77')).toBeVisible()
  })

  it('draws the days, says them in words, and writes the amount of the one that is chosen', async () => {
    await inPhone(<EarningScreen ways={null} />)
    const chart = page.getByRole('img', { name: 'Earnings per day, Nov 18, 2026 to Nov 24, 2026: 1.49 Balance total' })
    await expect.element(chart).toBeVisible()
    const day = page.getByRole('slider', { name: 'Day' })
    await expect.element(day).toHaveAttribute('aria-valuetext', 'Nov 24, 2026: 0.49 Balance')
    day.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(day).toHaveAttribute('aria-valuetext', 'Nov 23, 2026: 1.00 Balance')
    await page.getByRole('button', { name: '30 days' }).click()
    await expect.element(page.getByRole('img', { name: /Oct 26, 2026 to Nov 24/ })).toBeVisible()
  })

  it('a settled line came in, a reversed one is crossed out', async () => {
    const settled = { ...exampleIncome, id: 2, state: 1 as const, due_time: 0, order_no: 'O78' }
    const reversed = { ...exampleIncome, id: 3, state: 2 as const, due_time: 0, order_no: 'O79', amount: '0.30' }
    server.answer(commissionCalls.listIncome, () => ({ ...pageOf([settled, reversed]), sum: '0.49' }))
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible()
    expect(document.querySelector('s')?.textContent).toBe('+0.30 Balance')
  })

  it('days that brought nothing are a sentence, and no scale of zeros', async () => {
    server.answer(commissionCalls.listIncomeDays, ({ query }) => ({
      list: daysOf(Number(query.get('days') ?? 7)).map((day) => ({ ...day, amount: '0.00' })),
      total: '0.00',
    }))
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('Nothing paid in this period yet')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^Earnings per day/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
  })

  it('every way that earned something is a row with what it came to and what of it waits, which leads to its lines', async () => {
    await inPhone(<EarningScreen ways={null} />)
    const sources = page.getByRole('region', { name: 'Sources' })
    await expect.element(sources.getByRole('link', { name: 'Promoter commission 3.00 Balance' })).toBeVisible()
    await expect.element(sources.getByRole('link', { name: /^Savings/ })).not.toBeInTheDocument()
    await expect.element(sources.getByRole('link', { name: 'Invite rewards 40 Gold' })).toBeVisible()
    server.answer(commissionCalls.listIncome, ({ query }) => ({
      ...pageOf(query.get('type') === 'commission' ? [exampleIncome] : []),
      sum: '8.79',
    }))
    await sources.getByRole('link', { name: /^Commission.*0\.49.* pending.*8\.30/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Commission', level: 1 })).toBeVisible()
    await expect.element(page.getByText('8.30 Balance')).toBeVisible()
    await expect.element(page.getByText('M•••', { exact: true })).toBeVisible()
    expect(server.heard.at(-1)?.query.get('type')).toBe('commission')
  })

  it('says that there is nothing yet of a way to earn', async () => {
    await inPhone(<EarningScreen ways={null} />)
    server.answer(commissionCalls.listIncome, () => ({ ...pageOf([]), sum: '0' }))
    await page.getByRole('link', { name: 'Invite rewards 40 Gold' }).click()
    await expect.element(page.getByText('Nothing of this type yet')).toBeVisible()
    await expect.element(page.getByText('40 Gold')).toBeVisible()
  })

  it('says what is in the balance by now', async () => {
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('40.00 Balance in your balance')).toBeVisible()
  })

  it('S-100: who earned nothing reads what earns, what never does, and how long it waits', async () => {
    server.answer(commissionCalls.listIncome, () => ({ ...pageOf([]), sum: '0.00' }))
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('No earnings yet')).toBeVisible()
    await expect.element(page.getByText(/Promoter packages, .* and recruiting never earn commission/)).toBeVisible()
    await expect.element(page.getByText(/pending for 7 days/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: 'Memberships 5% 2%' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Invite friends' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Total earned' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'History' })).not.toBeInTheDocument()
  })

  it('the terms are one tap away from who earned something', async () => {
    await inPhone(<EarningScreen ways={null} />)
    await page.getByRole('button', { name: 'How commission works' }).click()
    await expect.element(page.getByRole('dialog').getByText(/They never pay extra/)).toBeVisible()
  })

  it('calls no day today that is another day for the reader', async () => {
    const now = Date.now()
    const today = formatMoment(now, 'dayOfYear', 'en')
    const dayIn = (zone: string): string => formatMoment(now, 'dayOfYear', 'en', zone)
    // At every moment it is another day in one of them.
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone) !== today) ?? ''
    await inPhone(<EarningScreen ways={null} />)
    storePlatform({ ...examplePlatform, time_zone: elsewhere })
    await expect.element(page.getByText(dayIn(elsewhere), { exact: true })).toBeVisible()
    await expect.element(page.getByText('Today', { exact: true })).not.toBeInTheDocument()
  })

  it('S-152: calls the month of its sums by name where it is another one for the reader', async () => {
    vi.setSystemTime('2026-10-31T18:00:00Z')
    onTestFinished(() => void vi.useRealTimers())
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('November 2026', { exact: true })).toBeVisible()
    await expect.element(page.getByText('This month', { exact: true })).not.toBeInTheDocument()
    storePlatform({ ...examplePlatform, time_zone: 'UTC' })
    await expect.element(page.getByText('This month', { exact: true })).toBeVisible()
  })

  it('R-24: leads to withdrawals and ways to earn only where their modules are open, and to what closed ones brought', async () => {
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    storePlatform({
      ...examplePlatform,
      modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 },
    })
    await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: /^Savings/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: /^Crowdfunding interest/ })).toBeVisible()
    await expect.element(page.getByText(/Commission isn't available here/)).toBeVisible()
  })

  it('where the lines do not come, the sums stay and the lines can be asked for again', async () => {
    server.refuse(commissionCalls.listIncome, refusalCodes.tooManyRequests, null, 'Too fast')
    await inPhone(<EarningScreen ways={null} />)
    await expect.element(page.getByText('Too fast')).toBeVisible()
    await expect.element(page.getByText('12.30 Balance')).toBeVisible()
    server.answer(commissionCalls.listIncome, () => ({ ...pageOf([exampleIncome]), sum: '0.49' }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Commission · M•••')).toBeVisible()
  })
})

describe('star income', () => {
  beforeEach(() => {
    server.answer(starPlanCalls.listStarRecords, () => pageOf([{ ...exampleIncome, type: 'star' as const }]))
  })

  it('shows what it came to by itself, without what came of anything else', async () => {
    await inPhone(<StarIncomeScreen />)
    await expect.element(page.getByRole('region', { name: 'Total earned' })).toMatchTextContent(/3\.00 Balance/)
    await expect.element(page.getByText('M•••', { exact: true })).toBeVisible()
    await expect.element(page.getByText('12.30 Balance')).not.toBeInTheDocument()
    expect(server.requested(starPlanCalls.getMyStar)).toEqual([])
    expect(server.heard.some(({ query }) => query.get('type') === 'income')).toBe(true)
  })

  it('S-100: says that a package raises no rate, and shows no order among income', async () => {
    server.answer(starPlanCalls.listStarRecords, () => pageOf([exampleOrder]))
    await inPhone(<StarIncomeScreen />)
    await expect.element(page.getByText(/A package never raises your rates/)).toBeVisible()
    expect(document.body.textContent).not.toContain(exampleOrder.title)
  })
})
