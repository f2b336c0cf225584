import * as z from 'zod/mini'
import { vipType } from '../drama/schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

/** What is bought: 1 VIP, 2 SVIP. */
export const vipKind = z.literal([1, 2])
export type VipKind = z.output<typeof vipKind>

/** A plan on sale (entities.md, VipPlan). `limit_number` 0: without limit; `gift_gold` is granted gold. */
export const vipPlan = z.object({
  id: id(),
  name: z.string(),
  vip_type: vipKind,
  days: id(),
  price: shownAmount(),
  original_price: shownAmount(),
  coin_code: coinCode,
  gift_gold: shownAmount(),
  limit_number: count(),
  is_hot: flag(),
  sort: z.int(),
  status: flag(),
})
export type VipPlan = z.output<typeof vipPlan>

/** Names of the icons a benefit may have; the client draws them. */
export const benefitIcons = ['play', 'crown', 'badge', 'gift', 'quality', 'bell', 'star', 'clock'] as const
export const benefitIcon = z.literal(benefitIcons)
export type BenefitIcon = z.output<typeof benefitIcon>

/** What members get; `vip_type` is the lowest membership that has it, so SVIP has those of VIP too. */
export const vipBenefit = z.object({ icon: benefitIcon, title: z.string(), text: z.string(), vip_type: vipKind })
export type VipBenefit = z.output<typeof vipBenefit>

/** Where a piece of membership time comes from; a gift is one of the wheel or of the mall too. */
export const vipTimeSources = ['order', 'refund', 'code', 'gift', 'operator'] as const

/** A piece of time that was added to a membership, or below zero taken back, and when its kind ended from then on. */
export const vipTime = z.object({
  vip_type: vipKind,
  seconds: z.int(),
  source: z.literal(vipTimeSources),
  vip_end_time: seconds(),
  create_time: seconds(),
})
export type VipTime = z.output<typeof vipTime>

/** What a member is now; `vip_end_time` 0: none. */
export const membershipFacts = { vip_type: vipType, vip_end_time: seconds() }
