import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleInvitation, exampleTeamMember, exampleTotals, pageOf } from '../testing/examples.ts'
import { InviteFriendsScreen } from './invite-friends-screen.tsx'

let server: FakeServer
const show = (language: 'en' | 'zh-CN' = 'en') => draw(<InviteFriendsScreen banners={null} />, { language })
const inviter = { user_id: 3, nick_name: 'Ana Silva', avatar_url: '' }

beforeEach(() => {
  server = new FakeServer()
  server.answer(teamCalls.getInvitation, () => exampleInvitation)
  server.answer(teamCalls.listTeam, () => ({ ...pageOf([exampleTeamMember]), totals: exampleTotals }))
})

describe('inviting friends', () => {
  it('shows my code, my link, what it brought and whom I invited', async () => {
    await show()
    await expect.element(page.getByText('ABC123', { exact: true })).toBeVisible()
    await expect.element(page.getByText('https://cliffhanger.test/u/ABC123')).toBeVisible()
    await expect.element(page.getByText('40', { exact: true })).toBeVisible()
    await expect.element(page.getByText('M•••')).toBeVisible()
  })

  it('begins with what it earned and what of it waits, and says in three steps how it goes', async () => {
    const rates = [{ order_type: 'vip' as const, rate_1: '0.1000', rate_2: '0.0500' }]
    server.answer(commissionCalls.getCommission, () => ({
      total: '414.57',
      today: '0.00',
      level_1: '400.00',
      level_2: '14.57',
      rates,
      wait_days: 7,
      coin_code: 'money' as const,
    }))
    server.answer(commissionCalls.getIncome, () => ({
      today: '0.00',
      yesterday: '0.00',
      month: '0.00',
      total: '411.03',
      wait: '12.54',
      coin_code: 'money' as const,
      sources: [
        { type: 'commission' as const, total: '222.00', wait: '12.54', coin_code: 'money' as const },
        { type: 'star' as const, total: '180.03', wait: '0.00', coin_code: 'money' as const },
        { type: 'treasure' as const, total: '9.00', wait: '0.00', coin_code: 'money' as const },
      ],
    }))
    await show()
    await expect.element(page.getByRole('heading', { name: 'Earned by inviting' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /^\D*402\.03/ }))
      .toHaveAttribute('href', '#/pages/playlet/earning')
    await expect.element(page.getByText(/12\.54.* more is pending/)).toBeVisible()
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
    await expect.element(steps.nth(2)).toHaveTextContent('You earn up to 10% of what they buy')
  })

  it('sends my link by one button, and names no gold where there is none', async () => {
    server.answer(teamCalls.getInvitation, () => ({ ...exampleInvitation, reward_total: '0' }))
    const shared: ShareData[] = []
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    })
    try {
      await show()
      await expect.element(page.getByText('2 friends have joined with your link.')).toBeVisible()
      await expect.element(page.getByText('Gold rewards')).not.toBeInTheDocument()
      await page.getByRole('button', { name: 'Invite friends' }).click()
      await expect.poll(() => shared.map(({ url }) => url)).toEqual([exampleInvitation.url])
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  it('says that nobody was invited yet', async () => {
    server.answer(teamCalls.listTeam, () => ({ ...pageOf([]), totals: exampleTotals }))
    await show()
    await expect.element(page.getByText('No one invited yet')).toBeVisible()
  })

  it('binds an inviter once it is clear who that is, and asks before', async () => {
    server.answer(teamCalls.getInviter, () => inviter)
    server.answer(inviterCalls.bindInviter, () => ({ parent: inviter }))
    await show()
    await page.getByText('I was invited by someone').click()
    await page.getByLabelText('Their invite code').fill(' ana1 ')
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect.element(page.getByText('Set Ana Silva as your inviter?')).toBeVisible()
    expect(server.requested(inviterCalls.bindInviter)).toEqual([])
    server.answer(teamCalls.getInvitation, () => ({ ...exampleInvitation, parent: inviter }))
    await page.getByRole('button', { name: 'Set inviter' }).click()
    await expect.element(page.getByText('Ana Silva', { exact: true })).toBeVisible()
    expect(server.requested(inviterCalls.bindInviter)).toEqual([{ code: 'ana1' }])
    await expect.element(page.getByLabelText('Their invite code')).not.toBeInTheDocument()
  })

  it('binds nobody where I say no, or the code is of nobody', async () => {
    server.answer(teamCalls.getInviter, () => inviter)
    await show()
    await page.getByText('I was invited by someone').click()
    const field = page.getByLabelText('Their invite code')
    await field.fill('ana1')
    await page.getByRole('button', { name: 'Save code' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    server.refuse(teamCalls.getInviter, refusalCodes.inviteCodeUnknown, null, 'No such code')
    await page.getByRole('button', { name: 'Save code' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('No such code')
    expect(server.requested(inviterCalls.bindInviter)).toEqual([])
  })

  it('offers to try again where it could not be loaded', async () => {
    server.lose(teamCalls.getInvitation)
    await show()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
