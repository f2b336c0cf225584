import * as z from 'zod/mini'
import { soldOrder } from '../payments/operator-order-schemas.ts'
import { amount, byLanguage, count, flag, id, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { positiveAmount, shownAmount } from '../wallet/money-schemas.ts'
import { benefitIcon, membershipFacts, vipKind } from './schemas.ts'

/** Most days of one plan or one gift: ten years. */
const days = z.int().check(z.gte(1), z.lte(3660))

/** A plan as operators write it. `limit_number` per member, 0: without limit; `gift_gold` comes out of the promotion pool. */
export const vipPlanForm = z.object({
  names: shortTexts,
  vip_type: vipKind,
  days,
  price: positiveAmount(),
  original_price: amount(),
  coin_code: z.literal(['money', 'gold']),
  gift_gold: amount(),
  limit_number: z.int().check(z.gte(0), z.lte(1000)),
  is_hot: flag(),
  sort: sortOrder(),
  is_open: flag(),
})
export const vipPlanDetail = z.extend(vipPlanForm, { id: id(), price: shownAmount(), original_price: shownAmount() })
export type VipPlanDetail = z.output<typeof vipPlanDetail>

/** What members get, as operators write it; `vip_type` is the lowest membership that has it. */
export const vipBenefitForm = z.object({
  vip_type: vipKind,
  icon: benefitIcon,
  texts: byLanguage(z.object({ title: text(0, 60), text: text(0, 200) })),
  sort: sortOrder(),
  is_open: flag(),
})
export type VipBenefitForm = z.output<typeof vipBenefitForm>
export const vipBenefitDetail = z.extend(vipBenefitForm, { id: id() })
export type VipBenefitDetail = z.output<typeof vipBenefitDetail>

/** A piece of time somebody got, or of which what was left was taken back: then `seconds` is below 0. */
export const membershipTime = z.object({
  id: id(),
  vip_type: vipKind,
  seconds: z.int(),
  source: z.literal(['order', 'refund', 'code', 'gift', 'operator']),
  operator_name: z.string(),
  reason: z.string(),
  create_time: seconds(),
})
export type MembershipTime = z.output<typeof membershipTime>

/** The membership of a member, and how it was obtained: the newest of each. `left_*` are seconds that are not used up. */
export const memberMembership = z.object({
  ...membershipFacts,
  left_vip: count(),
  left_svip: count(),
  times: z.array(membershipTime),
  orders: z.array(soldOrder),
})
export type MemberMembership = z.output<typeof memberMembership>

/** What was sold for money on a day of the platform, less what went back. */
export const vipSalesDay = z.object({
  day: z.string(),
  vip_orders: count(),
  vip_amount: shownAmount(),
  svip_orders: count(),
  svip_amount: shownAmount(),
})
export type VipSalesDay = z.output<typeof vipSalesDay>
