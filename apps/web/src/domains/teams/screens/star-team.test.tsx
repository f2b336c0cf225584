import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { AgentApply } from '@cliffhanger/contract/teams/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleLevel, exampleTeamMember, exampleTotals, pageOf } from '../testing/examples.ts'
import { StarTeamScreen } from './star-team-screen.tsx'
import { TeamMembersScreen } from './team-members-screen.tsx'

let server: FakeServer
const show = () => draw(<StarTeamScreen online={null} />)

const application: AgentApply = {
  id: 5,
  user_id: 7,
  level: 1,
  real_name: 'Ana Silva',
  contact: '@ana',
  remark: '',
  state: 'pending',
  reason: '',
  create_time: 1_760_000_000,
  update_time: 1_760_000_000,
}

beforeEach(() => {
  server = new FakeServer()
  server.answer(teamCalls.listTeam, () => ({ ...pageOf([exampleTeamMember]), totals: exampleTotals }))
  server.answer(agentCalls.getAgentLevels, () => ({ levels: [exampleLevel], apply: null }))
  server.answer(agentCalls.listTeamNotices, () => pageOf([]))
  server.answer(agentCalls.getDistributor, () => ({ distributer: null }))
  server.refuse(agentCalls.getAgentTeam, refusalCodes.noPermission)
})

describe('my team', () => {
  it('draws how it is made up and says it in words', async () => {
    await show()
    const chart = page.getByRole('img', { name: 'Team: 30 on level 1, 90 on level 2, 55 active' })
    await expect.element(chart).toBeVisible()
    await expect.element(page.getByText('M•••')).toBeVisible()
  })

  it('with nobody in it says how it begins, and no zeros', async () => {
    server.answer(teamCalls.listTeam, () => ({
      ...pageOf([]),
      totals: { level_1: 0, level_2: 0, today_new: 0, active: 0 },
    }))
    await show()
    await expect.element(page.getByText('Your team starts with the first friend you invite.')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^Team:/ })).not.toBeInTheDocument()
    await expect.element(page.getByText('New today')).not.toBeInTheDocument()
  })

  it('asks for the other level and for a name', async () => {
    await show()
    await page.getByRole('tab', { name: 'Level 2' }).click()
    await expect.poll(() => server.requested(teamCalls.listTeam).at(-1)).toMatchObject({ level: 2 })
    await page.getByRole('searchbox').fill('minh')
    await expect.poll(() => server.requested(teamCalls.listTeam).at(-1)).toMatchObject({ level: 2, keyword: 'minh' })
  })

  it('S-97: an application says what a level takes, is sent, and waits', async () => {
    server.answer(agentCalls.applyAsAgent, () => ({ apply: application }))
    await show()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.element(page.getByText(/Needs 20 sales worth .*500.* in 90 days/)).toBeVisible()
    await expect.element(page.getByText('7.5% on level 1, 2% on level 2')).toBeVisible()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect.element(page.getByText('Enter your full name')).toBeVisible()
    await page.getByLabelText('Full name').fill('Ana Silva')
    await page.getByLabelText('Contact').fill('@ana')
    server.answer(agentCalls.getAgentLevels, () => ({ levels: [exampleLevel], apply: application }))
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect.element(page.getByText("We're reviewing your application for level 1")).toBeVisible()
    expect(server.requested(agentCalls.applyAsAgent)).toEqual([
      { level: 1, real_name: 'Ana Silva', contact: '@ana', remark: '' },
    ])
  })

  it('S-100: says what the next level asks for, how far the team is, and what it pays', async () => {
    const reached = { sales: 5, amount: '500.00' }
    const held = { ...exampleLevel, level: 1 }
    const next = { ...exampleLevel, level: 2, name: 'Silver' }
    server.answer(agentCalls.getAgentLevels, () => ({ levels: [held, next], apply: null, held: 1, reached }))
    await show()
    await expect.element(page.getByRole('heading', { name: 'Next: Level 2 · Silver' })).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: '5 of 20 sales' }))
      .toHaveAttribute('aria-valuenow', '25')
    await expect
      .element(page.getByRole('progressbar', { name: /500\.00.* in sales/ }))
      .toHaveAttribute('aria-valuenow', '100')
    await expect.element(page.getByText(/^At this level you earn 7\.5%/)).toBeVisible()
    await expect.element(page.getByText(/You can apply now/)).not.toBeInTheDocument()
  })

  it('S-100: says that sales are missing, and where to verify who one is', async () => {
    await show()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByLabelText('Full name').fill('Ana Silva')
    await page.getByLabelText('Contact').fill('@ana')
    server.refuse(agentCalls.applyAsAgent, refusalCodes.stateChanged, { cause: 'sales' })
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect.element(page.getByText("Your team's sales don't reach this level yet.")).toBeVisible()
    server.refuse(agentCalls.applyAsAgent, refusalCodes.realNameRequired)
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect.element(page.getByRole('link', { name: 'Verify' })).toBeVisible()
  })

  it('a rejected application says why, and can be made again', async () => {
    const rejected = { ...application, state: 'rejected' as const, reason: 'The contact is wrong' }
    server.answer(agentCalls.getAgentLevels, () => ({ levels: [exampleLevel], apply: rejected }))
    await show()
    await expect.element(page.getByText(/The contact is wrong/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  })

  it('S-100: says in the place of its button that the team is short of a level, and offers it once it is there', async () => {
    const short = { levels: [exampleLevel], apply: null, reached: { sales: 19, amount: '900.00' } }
    server.answer(agentCalls.getAgentLevels, () => short)
    const { unmount } = await show()
    await expect
      .element(page.getByRole('button', { name: 'You can apply once your team reaches this level' }))
      .toHaveAttribute('aria-disabled', 'true')
    await unmount()
    server.answer(agentCalls.getAgentLevels, () => ({ ...short, reached: { sales: 20, amount: '500.00' } }))
    await show()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Apply for a team level' })).toBeVisible()
  })

  it('an agent sees what the team did, drawn by member', async () => {
    const line = { ...exampleTeamMember, recharge_sum: '0.00', spend_sum: '30.00', commission_sum: '1.50' }
    const totals = { members: 120, new_members: 3, recharge_sum: '80.00', spend_sum: '30.00', commission_sum: '1.50' }
    server.answer(agentCalls.getAgentTeam, () => ({ ...pageOf([line]), totals }))
    await show()
    await expect.element(page.getByRole('list', { name: 'Purchases by member' })).toBeVisible()
    await page.getByRole('button', { name: '7 days' }).click()
    await expect.poll(() => server.requested(agentCalls.getAgentTeam).length).toBeGreaterThan(2)
  })

  it('a distributor sees their channel', async () => {
    server.answer(agentCalls.getDistributor, () => ({
      distributer: {
        id: 7,
        user_id: 7,
        distributer_code: 'LISBON',
        name: 'Lisbon',
        domain: '',
        url: 'https://cliffhanger.test/#/?u=ABC123&d=LISBON',
        register_total: 12,
        recharge_sum: '80.00',
        commission_sum: '1.50',
        pixel_id: '',
        pixel_token: '',
        status: 1 as const,
      },
    }))
    await show()
    await expect.element(page.getByText('LISBON', { exact: true })).toBeVisible()
  })
})

describe('members of my team', () => {
  it('says where nobody is found', async () => {
    server.answer(teamCalls.listTeamMembers, ({ query }) =>
      pageOf(query.get('keyword') === null ? [{ ...exampleTeamMember, level: 2 as const }] : []),
    )
    await draw(
      <div style={{ height: 800 }}>
        <TeamMembersScreen />
      </div>,
    )
    await expect.element(page.getByText(/Level 2 · 12••••78/)).toBeVisible()
    await page.getByRole('searchbox').fill('nobody')
    await expect.element(page.getByText('No matching members')).toBeVisible()
  })
})
