import * as z from 'zod/mini'
import { realNameStatus } from '../account/real-name-calls.ts'
import { vipType } from '../drama/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { wallet } from './money-schemas.ts'

/** A star package a member holds (entities.md, UserStar). */
export const userStar = z.object({
  id: id(),
  user_id: id(),
  star_id: id(),
  name: z.string(),
  level: count(),
  start_time: seconds(),
  end_time: seconds(),
  state: flag(),
})
export type UserStar = z.output<typeof userStar>

/** What the member's own page shows: name, membership, wallets, badges and counters. */
export const memberOverview = z.object({
  user: z.object({
    user_id: id(),
    user_no: z.string(),
    nick_name: z.string(),
    avatar_url: z.string(),
    user_code: z.string(),
    parent_code: z.string(),
  }),
  vip_type: vipType,
  vip_end_time: seconds(),
  wallets: z.array(wallet),
  star: z.nullable(userStar),
  coupon_total: count(),
  notice_unread: count(),
  real_status: realNameStatus,
  is_set_pass: flag(),
  /** Devices that pay without the payment password, an addition of ours. */
  passkey_total: z.optional(count()),
  counts: z.object({ history: count(), binge: count(), skr: count(), bought: count() }),
})
export type MemberOverview = z.output<typeof memberOverview>
