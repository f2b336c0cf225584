import * as z from 'zod/mini'
import { call } from '../call.ts'
import { notice } from '../notices/schemas.ts'
import { count, id, paged, paging, seconds, text } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { agentApply, agentLevel, agentMember, agentTotals, distributor, teamLevel } from './schemas.ts'

/** Agents: members whose team's sales earned them better rates (S-97, S-100), and distributors with a channel of their own. */
export const agentCalls = {
  getAgentLevels: call({
    id: 'vg-starAgent',
    method: 'GET',
    path: '/video/api/starAgent',
    auth: 'bearer',
    request: z.object({}),
    data: z.object({
      levels: z.array(agentLevel),
      apply: z.nullable(agentApply),
      /** The level I hold, 0 for none, and what my team has sold within the days that count; additions of ours. */
      held: z.optional(count()),
      reached: z.optional(z.object({ sales: count(), amount: shownAmount() })),
    }),
    errors: [],
    summary: 'Levels of agents with what they ask for, and my newest application',
  }),
  listTeamNotices: call({
    id: 'vg-starnotice',
    method: 'GET',
    path: '/video/api/starnotice',
    auth: 'bearer',
    request: z.object(paging),
    data: paged(notice),
    errors: [],
    quiet: true,
    summary: 'Notices about my team and to all teams, the newest first',
  }),
  getAgentTeam: call({
    id: 'vp-agent',
    method: 'POST',
    path: '/video/api/agent',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      ...paging,
      start: z.optional(seconds()),
      end: z.optional(seconds()),
      level: z.optional(teamLevel),
    }),
    data: z.extend(paged(agentMember), { totals: agentTotals }),
    errors: ['noPermission'],
    summary:
      'What my team did from `start` until before `end`, with a line per member; 4001 for who is neither an agent nor holds a star package with statistics',
  }),
  /** A second one while one is open is 4003, so that a repeat changes nothing. */
  applyAsAgent: call({
    id: 'vp-agentAdd',
    method: 'POST',
    path: '/video/api/agentAdd',
    auth: 'bearer',
    rate: '20/h',
    request: z.object({ level: id(), real_name: text(2, 50), contact: text(3, 60), remark: z.optional(text(0, 200)) }),
    data: z.object({ apply: agentApply }),
    errors: ['stateChanged', 'realNameRequired', 'serviceNotOpen'],
    summary: 'Applies for a level of agents; 4003 while an application is open or the team sold too little for it',
  }),
  getDistributor: call({
    id: 'vg-distributerInfo',
    method: 'GET',
    path: '/video/api/distributerInfo',
    auth: 'bearer',
    request: z.object({}),
    data: z.object({ distributer: z.nullable(distributor) }),
    errors: [],
    summary: 'My channel with its code, link and figures; null for who is no distributor',
  }),
} as const
