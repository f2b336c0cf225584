import * as z from 'zod/mini'
import { vipType } from '../drama/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { userType } from './schemas.ts'

/** What speaks for and against a member. */
export const memberStatus = z.object({
  friends: count(),
  groups: count(),
  /** Reports about the member or one of the member's messages. */
  reports: count(),
})

/** A member in one line. */
export const memberLine = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
})

export type MemberLine = z.output<typeof memberLine>

export type MemberStatus = z.output<typeof memberStatus>

/** A member as operators see them. */
export const memberOverview = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
  login_name: z.string(),
  user_email: z.string(),
  user_phone: z.string(),
  login_type: z.literal(['login', 'auto']),
  has_google: flag(),
  user_type: userType,
  status: flag(),
  parent_code: z.string(),
  /** Without its end: `203.0.113.*`. */
  reg_ip: z.string(),
  language: z.string(),
  session_total: count(),
  create_time: seconds(),
})

/** When a member was here last, where their clock says they are, and what they hold. */
export const memberActivity = z.object({
  is_online: flag(),
  /** Their tokens were renewed last then; 0: never. */
  seen_time: seconds(),
  /** As their device names it, `Asia/Ho_Chi_Minh`; '' where it does not. */
  time_zone: z.string(),
  vip_type: vipType,
  /** 0 without a membership. */
  vip_end_time: seconds(),
})
export type MemberActivity = z.output<typeof memberActivity>

/** One code that did not arrive yet. The code itself is shown by a call of its own, on a demonstration for its members only. */
export const outboxEntry = z.object({
  id: id(),
  kind: z.literal(['phone', 'email']),
  contact: z.string(),
  purpose: z.literal(['reg', 'reset', 'bind', 'paypass']),
  /** `waiting` is tried again. */
  reason: z.literal(['no_sender', 'failed', 'waiting']),
  tries: count(),
  /** What the provider said last. */
  fault: z.string(),
  is_shown: flag(),
  is_used: flag(),
  is_expired: flag(),
  create_time: seconds(),
})

export type MemberOverview = z.output<typeof memberOverview>

export type OutboxEntry = z.output<typeof outboxEntry>
