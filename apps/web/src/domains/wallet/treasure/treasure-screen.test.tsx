import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureInfo } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { TreasureScreen } from './treasure-screen.tsx'

const nothing: TreasureInfo = {
  balance: '0.00',
  yesterday_income: '0.00',
  total_income: '0.00',
  day_rate: '0.0001',
  is_paused: 0,
  update_time: 0,
}

const show = async (treasure: TreasureInfo) => {
  const server = await moneyServer({ money: '2000.00', treasure: treasure.balance })
  server.answer(treasureCalls.getTreasure, () => ({ treasure }))
  server.answer(treasureCalls.listTreasureLogs, () => ({
    list: [4, 3, 2].map((day) => ({
      id: day,
      type: 'income' as const,
      amount: '0.10',
      balance_after: '1000.00',
      create_time: 1_760_000_000 + day * 86_400,
      day: `2025-10-0${day}`,
    })),
    total: 3,
    page: 1,
    limit: 30,
  }))
  await draw(<TreasureScreen />)
}

it('savings say what they are worth, what they earned so far and what a year brings, and the days of it', async () => {
  await show({ ...nothing, balance: '1000.00', total_income: '4.20', yesterday_income: '0.10' })
  const card = page.getByRole('region', { name: 'Savings balance' })
  await expect
    .element(card)
    .toMatchTextContent(/1,000\.00.*Yesterday\+\D*0\.10.*Earned so far\+\D*4\.20.*Per year\D*36\.50/)
  await expect.element(page.getByRole('heading', { name: 'Interest paid by day' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
})

it('who saves nothing yet reads what their own balance would bring, or another amount, and that it is not guaranteed', async () => {
  await show(nothing)
  const projection = page.getByRole('region', { name: 'If you deposit' })
  await expect.element(projection.getByLabelText('If you deposit')).toHaveValue('2000.00')
  await expect.element(projection.getByText(/^In a year≈ \D*73\.00/)).toBeVisible()
  await expect.element(projection.getByText(/Not guaranteed/)).toBeVisible()
  await projection.getByRole('button', { name: /^\D*100\b/ }).click()
  await expect.element(projection.getByText(/^In 30 days≈ \D*0\.30/)).toBeVisible()
  await expect.element(projection.getByText(/^Every day≈ \D*0\.01/)).toBeVisible()
  await projection.getByLabelText('If you deposit').fill('91.03')
  await expect.element(projection.getByText(/^In 30 days≈ \D*0\.27/)).toBeVisible()
  await expect.element(projection.getByText('Every day')).not.toBeInTheDocument()
  await expect.element(page.getByText('Per year')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
})

it('below the savings are the last lines of them, and how interest is paid', async () => {
  await show({ ...nothing, balance: '1000.00' })
  await expect.element(page.getByRole('link', { name: 'Savings history: See all' })).toBeVisible()
  await expect.element(page.getByText('Interest for Oct\u00a04', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'How interest is paid' })).toMatchTextContent(/0\.01% a day/)
})

it('a deposit says what the typed amount brings in a year and what is left, and its button what it waits for', async () => {
  await show({ ...nothing, balance: '1000.00' })
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect.element(sheet.getByRole('button', { name: 'Enter an amount' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Half' }).click()
  await expect.element(sheet.getByText(/^Per year≈ \D*36\.50/)).toBeVisible()
  await expect.element(sheet.getByText(/^Balance after\D*1,000\.00/)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Deposit .*1,000\.00/ })).toBeVisible()
})
