import { type RealName, realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RealNameScreen } from './real-name-screen.tsx'

const certified: RealName = {
  status: 2,
  real_name: 'L•••',
  id_card: '•••• 0001',
  front_url: '',
  back_url: '',
  reason: '',
  create_time: Date.UTC(2026, 10, 2, 12) / 1000,
  update_time: Date.UTC(2026, 10, 5, 12) / 1000,
  needed_for: ['withdraw'],
}

it('S-84, R-22: says since when I am verified, under which name and number, and leads to what that opens', async () => {
  const server = new FakeServer()
  server.answer(realNameCalls.getRealName, () => certified)
  await draw(<RealNameScreen />)
  await expect.element(page.getByRole('heading', { name: 'Verified' })).toBeVisible()
  await expect.element(page.getByText('Since Nov 5, 2026')).toBeVisible()
  await expect.element(page.getByText('•••• 0001')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Withdrawals/ })).toHaveAttribute('href', '#/pages/user/caseOut')
  await expect.element(page.getByRole('link', { name: /^Crowdfunding/ })).not.toBeInTheDocument()
})

it('says when I applied and what happens next while it is reviewed', async () => {
  const server = new FakeServer()
  server.answer(realNameCalls.getRealName, () => ({ ...certified, status: 1 as const, real_name: 'Linh Hoang' }))
  await draw(<RealNameScreen />)
  await expect.element(page.getByText('Submitted Nov 5, 2026')).toBeVisible()
  await expect.element(page.getByText(/^A person checks every application/)).toBeVisible()
  await expect.element(page.getByText("You'll need")).not.toBeInTheDocument()
})
