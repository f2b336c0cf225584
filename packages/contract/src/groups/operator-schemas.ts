import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { groupRole, groupScopes, groupState } from './schemas.ts'

export const groupOverview = z.object({
  group_id: id(),
  g_no: z.string(),
  group_name: z.string(),
  avatar_url: z.string(),
  creator: z.object({ user_id: id(), nick_name: z.string() }),
  member_total: count(),
  status: groupState,
  ban_reason: z.string(),
  default_qun: flag(),
  is_vip: flag(),
  qun_level: count(),
  create_time: seconds(),
})

/** A group with its settings and those who run it, the creator first. */
export const groupDetail = z.extend(groupOverview, {
  description: z.string(),
  notice: z.string(),
  is_muted: flag(),
  is_review: flag(),
  show_member_list: flag(),
  scopes: z.object(groupScopes),
  managers: z.array(z.extend(memberLine, { role: groupRole })),
  update_time: seconds(),
})

export type GroupOverview = z.output<typeof groupOverview>

export type GroupDetail = z.output<typeof groupDetail>
