import * as z from 'zod/mini'
import { sex, userType } from '../account/schemas.ts'
import { messageTypes } from '../chat/schemas.ts'
import { groupRole, groupScopes, groupState } from '../groups/schemas.ts'
import { reportType } from '../reports/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { reportStates } from './states.ts'

/** What speaks for and against a member. */
export const memberStatus = z.object({
  friends: count(),
  groups: count(),
  /** Reports about him or a message of his. */
  reports: count(),
})

/** A member in one line. */
export const memberLine = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
})

export const reportState = z.literal(Object.values(reportStates))

export const reportOverview = z.object({
  id: id(),
  type: reportType,
  state: reportState,
  introduction: z.string(),
  reporter: memberLine,
  /** The reported member or group, or the sender of the reported message, as they were called then; '' for feedback. */
  about: z.string(),
  reply: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})

/** A message as operators see it: what it said, when, and its files through addresses of their own. */
export const shownMessage = z.object({
  msg_id: id(),
  msg_type: z.literal(messageTypes),
  content_text: z.string(),
  create_time: seconds(),
  /** Addresses by object key, good for an hour; keys whose file is gone lead nowhere. */
  files: z.record(z.string(), z.string()),
})

/** Everything that was reported, as it stood at that moment, and nothing else of the conversation. */
export const shownEvidence = z.object({
  user: z.optional(z.extend(memberLine, { user_type: userType, sex, sign_remark: z.string() })),
  group: z.optional(
    z.object({
      group_id: id(),
      g_no: z.string(),
      group_name: z.string(),
      avatar_url: z.string(),
      description: z.string(),
      notice: z.string(),
      creator_id: id(),
      member_total: count(),
    }),
  ),
  message: z.optional(z.extend(shownMessage, { chat_type: z.literal(['private', 'group']) })),
})

export const reportDetail = z.extend(reportOverview, {
  description: z.string(),
  contact: z.string(),
  /** Addresses of the pictures the reporter sent along. */
  images: z.array(z.string()),
  evidence: shownEvidence,
  /** How things stand now, as far as an act of the operator depends on it. */
  now: z.object({
    /** The reported member, or the sender, can sign in; absent where there is none. */
    is_member_enabled: z.optional(flag()),
    /** The reported group, or the one the message stands in. */
    group: z.optional(z.object({ group_id: id(), group_name: z.string(), status: groupState })),
    /** The reported message is still there for others. */
    is_message_there: z.optional(flag()),
  }),
})

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

/** A message that waits for review in a default group. */
export const waitingMessage = z.extend(shownMessage, {
  group: z.object({ group_id: id(), g_no: z.string(), group_name: z.string() }),
  sender: memberLine,
})

/** An official customer service account, and how much it has to do. */
export const supportAccount = z.extend(memberLine, {
  status: flag(),
  is_online: flag(),
  /** Members it looks after. */
  assigned: count(),
  create_time: seconds(),
})

export type MemberLine = z.output<typeof memberLine>
export type MemberStatus = z.output<typeof memberStatus>
export type ReportOverview = z.output<typeof reportOverview>
export type ReportDetail = z.output<typeof reportDetail>
export type ShownMessage = z.output<typeof shownMessage>
export type ShownEvidence = z.output<typeof shownEvidence>
export type GroupOverview = z.output<typeof groupOverview>
export type GroupDetail = z.output<typeof groupDetail>
export type WaitingMessage = z.output<typeof waitingMessage>
export type SupportAccount = z.output<typeof supportAccount>
