import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

const nothing = () => undefined
/** The pointer may lie on a bar, also since another test. */
const lookAway = () => page.getByText('In', { exact: true }).hover()
const sumOf = (name: 'In' | 'Out') => page.getByText(name, { exact: true }).element().nextElementSibling?.textContent

it('says what the months came to together, and how high it is', async () => {
  await draw(<MonthPicture coin="money" latest="2026-11" chosen="" onChoose={nothing} />)
  await lookAway()
  await expect.element(page.getByText('Last 6 months')).toBeVisible()
  await expect.poll(() => sumOf('In')).toMatch(/817\.11/)
  expect(sumOf('Out')).toMatch(/1,809\.50/)
  await expect.element(page.getByText(/2,000/)).toBeVisible()
})

it('says what a month that is pointed at came to, by mouse and by keys', async () => {
  await draw(<MonthPicture coin="money" latest="2026-11" chosen="" onChoose={nothing} />)
  await bar(/October 2026: in .*40\.00.*, out .*1,204\.50/).hover()
  await expect.element(page.getByText('October 2026', { exact: true })).toBeVisible()
  expect([sumOf('In'), sumOf('Out')]).toEqual([expect.stringContaining('40.00'), expect.stringContaining('1,204.50')])
  await lookAway()
  await expect.element(page.getByText('October 2026', { exact: true })).not.toBeInTheDocument()
  for (let month = 0; month < 6; month++) await userEvent.tab()
  await expect.element(page.getByText('November 2026', { exact: true })).toBeVisible()
  expect(sumOf('In')).toMatch(/777\.11/)
})

it('a month that is chosen stands above in their place until another is chosen, or none', async () => {
  const Chooser = () => {
    const [chosen, setChosen] = useState('')
    return <MonthPicture coin="money" latest="2026-11" chosen={chosen} onChoose={setChosen} />
  }
  await draw(<Chooser />)
  await bar(/^Oct/).click()
  await expect.element(bar(/^Oct/)).toHaveAttribute('aria-pressed', 'true')
  await lookAway()
  await expect.element(page.getByText('October 2026', { exact: true })).toBeVisible()
  expect(sumOf('Out')).toMatch(/1,204\.50/)
  await bar(/^Oct/).click()
  await lookAway()
  await expect.element(page.getByText('Last 6 months')).toBeVisible()
})

it('is not there where nothing came or went', async () => {
  await draw(<MonthPicture coin="money" latest="2025-03" chosen="" onChoose={nothing} />)
  await expect.element(page.getByRole('region', { name: 'In and out by month' })).not.toBeInTheDocument()
})
