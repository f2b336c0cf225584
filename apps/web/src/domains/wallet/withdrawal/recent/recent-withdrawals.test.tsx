import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Withdraw } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { moneyServer } from '../../../../testing/money.ts'
import { exampleWithdrawal } from '../../testing/examples.ts'
import { RecentWithdrawals } from './recent-withdrawals.tsx'

const withdrawal: Withdraw = { ...exampleWithdrawal, create_time: 1_760_000_000, update_time: 1_760_000_000 }

const show = async (list: readonly Withdraw[]) => {
  const server = await moneyServer({ money: '200.00' })
  server.answer(withdrawalCalls.listWithdrawals, () => ({
    list: [...list],
    total: list.length,
    page: 1,
    limit: 3,
    sum: '0.00',
  }))
  await draw(<RecentWithdrawals arrival="Within 24 hours" />)
}

it('the last withdrawals stand with where each is, and lead to all of them', async () => {
  await show([withdrawal])
  await expect
    .element(page.getByRole('link', { name: /Sea Bank.*•••• 4321.*Fee\s\D*0\.50.*50\.00.*In review/ }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Withdrawal history: See all' })).toBeVisible()
})

it('one that cost nothing names no fee', async () => {
  await show([{ ...withdrawal, fee: '0.00', arrive_amount: '50.00' }])
  await expect.element(page.getByRole('link', { name: /Sea Bank/ })).not.toMatchTextContent(/Fee/)
})

it('who had none reads how one goes and when it is there', async () => {
  await show([])
  const part = page.getByRole('region', { name: 'How it works' })
  await expect.element(part.getByRole('listitem')).toHaveLength(3)
  await expect.element(part.getByText('Within 24 hours')).toBeVisible()
})
