import * as z from 'zod/mini'
import { vipType } from '../drama/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { rate, shownAmount } from '../wallet/money-schemas.ts'

/** 1: invited by me; 2: invited by somebody I invited. */
export const teamLevel = z.literal([1, 2])
export type TeamLevel = z.output<typeof teamLevel>

/** Somebody of my team (entities.md, TeamMember). Name and number are masked; `contribute` is the commission I earned by them, ever. */
export const teamMember = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
  level: teamLevel,
  is_star: flag(),
  vip_type: vipType,
  join_time: seconds(),
  contribute: shownAmount(),
})
export type TeamMember = z.output<typeof teamMember>

/** My whole team. `active`: seen within the last seven days. */
export const teamTotals = z.object({ level_1: count(), level_2: count(), today_new: count(), active: count() })
export type TeamTotals = z.output<typeof teamTotals>

/** What members of a team moved in a period, money alone: top-ups that arrived, what they paid for memberships, what I earned by that. */
const teamSums = { recharge_sum: shownAmount(), spend_sum: shownAmount(), commission_sum: shownAmount() }

export const agentMember = z.extend(teamMember, teamSums)
export type AgentMember = z.output<typeof agentMember>

/** My team in a period; `members` counts everybody who is in it. */
export const agentTotals = z.object({ members: count(), new_members: count(), ...teamSums })
export type AgentTotals = z.output<typeof agentTotals>

/** What an agent earns more by, and the settled sales of their team within 90 days that it takes. */
export const agentLevel = z.object({
  level: id(),
  name: z.string(),
  need_sales: count(),
  need_amount: shownAmount(),
  rate_1: rate(),
  rate_2: rate(),
})
export type AgentLevel = z.output<typeof agentLevel>

/** S-97 */
export const agentApplicationStates = ['pending', 'accepted', 'rejected'] as const
export const agentApplicationState = z.literal(agentApplicationStates)
export type AgentApplicationState = z.output<typeof agentApplicationState>

/** An application to become an agent (entities.md, AgentApply). */
export const agentApply = z.object({
  id: id(),
  user_id: id(),
  level: id(),
  real_name: z.string(),
  contact: z.string(),
  remark: z.string(),
  state: agentApplicationState,
  /** Why it was rejected. */
  reason: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})
export type AgentApply = z.output<typeof agentApply>

/** A member with a channel of their own (entities.md, Distributor), and what came by it. */
export const distributor = z.object({
  id: id(),
  user_id: id(),
  distributer_code: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Leads to registration, with the channel's code and the member's. */
  url: z.string(),
  register_total: count(),
  recharge_sum: shownAmount(),
  commission_sum: shownAmount(),
  pixel_id: z.string(),
  pixel_token: z.string(),
  status: flag(),
})
export type Distributor = z.output<typeof distributor>
