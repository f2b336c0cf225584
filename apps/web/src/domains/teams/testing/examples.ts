import type { CallData } from '@cliffhanger/contract/call.ts'
import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { AgentLevel, TeamMember } from '@cliffhanger/contract/teams/schemas.ts'

export const exampleInvitation: CallData<typeof teamCalls.getInvitation> = {
  user_code: 'ABC123',
  url: 'https://cliffhanger.test/u/ABC123',
  rule: '<p>Invite friends.</p>',
  invite_total: 2,
  reward_total: '40',
  coin_code: 'gold',
  parent: null,
}

export const exampleTeamMember: TeamMember = {
  user_id: 11,
  user_no: '12••••78',
  nick_name: 'M•••',
  avatar_url: '',
  level: 1,
  is_star: 0,
  vip_type: 0,
  join_time: 1_760_000_000,
  contribute: '1.50',
}

export const exampleTotals = { level_1: 30, level_2: 90, today_new: 4, active: 55 }

export const exampleLevel: AgentLevel = {
  level: 1,
  name: 'Bronze',
  need_sales: 20,
  need_amount: '500.00',
  rate_1: '0.0750',
  rate_2: '0.0200',
}

/** One page with all there is. */
export const pageOf = <Item>(list: Item[]) => ({ list, total: list.length, page: 1, limit: 20 })
