import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

/** What a star package gives: services only (S-100). */
export const starBenefits = ['badge', 'posters', 'statistics'] as const
export const starBenefit = z.literal(starBenefits)
export type StarBenefit = z.output<typeof starBenefit>

/** A star package on sale (entities.md, Star); `limit_number` 0: without limit. */
export const starPlan = z.object({
  id: id(),
  name: z.string(),
  level: id(),
  price: shownAmount(),
  coin_code: z.literal(['money', 'gold']),
  days: id(),
  limit_number: count(),
  benefits: z.array(starBenefit),
  sort: z.int(),
  status: flag(),
})
export type StarPlan = z.output<typeof starPlan>

/** One that a member bought (entities.md, UserStar); `state` 1 running, 0 over. */
export const userStar = z.object({
  id: id(),
  user_id: id(),
  star_id: id(),
  name: z.string(),
  level: id(),
  benefits: z.array(starBenefit),
  start_time: seconds(),
  end_time: seconds(),
  state: flag(),
})
export type UserStar = z.output<typeof userStar>
