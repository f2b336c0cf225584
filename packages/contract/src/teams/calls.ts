import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { teamLevel, teamMember, teamTotals } from './schemas.ts'

const inviter = z.object({ user_id: id(), nick_name: z.string(), avatar_url: z.string() })

/** A part of the nickname, or the whole number. */
const keyword = z.optional(text(0, 50))

/** Who invited whom, two levels deep; nobody sees more of a team than masked names. */
export const teamCalls = {
  getInvitation: call({
    id: 'vg-invite',
    method: 'GET',
    path: '/video/api/invite',
    auth: 'bearer',
    request: z.object({}),
    data: z.object({
      user_code: z.string(),
      url: z.string(),
      /** HTML */
      rule: z.string(),
      invite_total: count(),
      /** Granted gold that inviting earned me. */
      reward_total: shownAmount(),
      coin_code: coinCode,
      parent: z.nullable(inviter),
    }),
    errors: [],
    summary: 'My invitation: code, link, rules, what came of it, and who invited me',
  }),
  getInviter: call({
    id: 'vg-inviteUserInfo',
    method: 'GET',
    path: '/video/api/inviteUserInfo',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({ code: text(1, 32) }),
    data: inviter,
    errors: ['inviteCodeUnknown'],
    summary: 'Who has this invitation code: shown before an inviter is bound',
  }),
  listTeamMembers: call({
    id: 'vg-memberList',
    method: 'GET',
    path: '/video/api/memberList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      level: z.optional(queryNumber(teamLevel)),
      keyword,
      is_star: z.optional(queryNumber(flag())),
    }),
    data: paged(teamMember),
    errors: [],
    summary: 'Members of my team, both levels or one, the newest first',
  }),
  listTeam: call({
    id: 'vp-team',
    method: 'POST',
    path: '/video/api/team',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      level: teamLevel,
      keyword,
      start: z.optional(seconds()),
      end: z.optional(seconds()),
    }),
    data: z.extend(paged(teamMember), { totals: teamTotals }),
    errors: [],
    summary: 'One level of my team, who joined from `start` until before `end`, and how large all of it is',
  }),
} as const
