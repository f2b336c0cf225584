import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { sex, userType } from '../account/schemas.ts'
import { shownMessage } from '../chat/operator-schemas.ts'
import { groupState } from '../groups/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { postVipType } from '../stars/schemas.ts'
import { reportType } from './schemas.ts'
import { reportStates } from './states.ts'

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
  message: z.optional(
    z.extend(shownMessage, {
      chat_type: z.literal(['private', 'group']),
      /** What it said before it was edited, oldest first; empty where it never was. */
      versions: z.array(z.object({ content_text: z.string(), create_time: seconds() })),
    }),
  ),
  post: z.optional(
    z.object({
      id: id(),
      star_id: id(),
      title: z.string(),
      content: z.string(),
      /** Addresses of its files, good for an hour. */
      images: z.array(z.string()),
      video_url: z.string(),
      vip_type: postVipType,
      create_time: seconds(),
    }),
  ),
  comment: z.optional(z.object({ id: id(), product_id: id(), content: z.string(), create_time: seconds() })),
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
    /** The reported post is shown to others, the reported comment is there. */
    is_post_there: z.optional(flag()),
    is_comment_there: z.optional(flag()),
  }),
})

export type ReportOverview = z.output<typeof reportOverview>

export type ReportDetail = z.output<typeof reportDetail>

export type ShownEvidence = z.output<typeof shownEvidence>
