import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exampleIncome, pageOf } from '../../domains/commission/testing/examples.ts'
import { storePlatform } from '../../platform/server/platform-info.ts'
import { draw } from '../../testing/draw.tsx'
import { examplePlatform } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { EarningPage } from './earning-page.tsx'
import { MeEntries } from './me-entries.tsx'

let server: FakeServer
const income = {
  today: '0',
  yesterday: '0',
  month: '178.21',
  total: '522.89',
  wait: '12.54',
  coin_code: 'money' as const,
  sources: [
    { type: 'commission' as const, total: '522.89', wait: '12.54', coin_code: 'money' as const },
    { type: 'crowdfunding' as const, total: '0.00', wait: '0.00', coin_code: 'money' as const },
  ],
}
const landing = {
  banners: [],
  rule: '',
  total_amount: '0',
  total_members: 0,
  my_amount: '2100.00',
  my_interest: '0',
  today_interest: '0',
  pool_balance: '0',
  owed_amount: '0',
  is_paused: 0 as const,
}

const inPhone = (
  <div style={{ height: 1400 }}>
    <EarningPage />
  </div>
)

beforeEach(() => {
  server = new FakeServer()
  server.answer(commissionCalls.listIncome, () => ({ ...pageOf([exampleIncome]), sum: '522.89' }))
  server.answer(commissionCalls.listIncomeDays, () => ({
    list: [{ date: '2026-11-24', amount: '0.00' }],
    total: '0.00',
  }))
  server.answer(commissionCalls.getIncome, () => income)
  server.answer(projectCalls.getCrowdfunding, () => landing)
  server.answer(starPlanCalls.listStarPlans, () => ({ list: [], my: null }))
  server.answer(crowdOrderCalls.listMyOrders, () => ({
    ...{ list: [], total: 0, page: 1, limit: 1 },
    ...{ total_amount: '0', total_interest: '0', owed_amount: '0' },
  }))
  server.answer(teamCalls.listTeam, () => ({
    ...{ list: [], total: 0, page: 1, limit: 10 },
    totals: { level_1: 10, level_2: 16, today_new: 0, active: 3 },
  }))
})

it('every way to earn says what it has come to, and leads there', async () => {
  await draw(inPhone)
  await expect.element(page.getByRole('link', { name: /^Commission.*12\.54.* pending 522\.89/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My team 26 people' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Promoter packages No promoter package yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Crowdfunding 2,100\.00.* in projects$/ })).toBeVisible()
})

it('R-24: nothing of closed modules is there, and the team stays', async () => {
  await draw(inPhone)
  const plans = page.getByRole('link', { name: /^Promoter packages/ })
  await expect.element(plans).toBeVisible()
  storePlatform({
    ...examplePlatform,
    modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 },
  })
  await expect.element(plans).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^Crowdfunding/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^My team/ })).toBeVisible()
})

it('the one door to it says what there is', async () => {
  await draw(<MeEntries />)
  await expect.element(page.getByRole('link', { name: /^Earnings\s*522\.89.* earned$/ })).toBeVisible()
})

it('the one door to it says what it is for where nothing was earned', async () => {
  server.answer(commissionCalls.getIncome, () => ({ ...income, total: '0' }))
  await draw(<MeEntries />)
  await expect.element(page.getByRole('link', { name: /^Earnings\s*See ways to earn$/ })).toBeVisible()
})
