import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { rate, shownAmount } from '../wallet/money-schemas.ts'
import { crowdOrderState, projectResult, projectState } from './states.ts'

/** A day of the platform, `2026-11-24`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A project (entities.md, CrowProject). `intro`, `rights` and `risk` are HTML in the reader's language; `max_unit` 0 and `min_amount` '0.00': without. */
export const crowProject = z.object({
  id: id(),
  title: z.string(),
  cover: z.string(),
  images: z.array(z.string()),
  type_id: id(),
  type_name: z.string(),
  intro: z.string(),
  rights: z.string(),
  risk: z.string(),
  copyright_owner: z.string(),
  total_amount: shownAmount(),
  raised_amount: shownAmount(),
  unit_price: shownAmount(),
  min_amount: shownAmount(),
  min_unit: id(),
  max_unit: count(),
  units_total: id(),
  units_left: count(),
  day_rate: rate(),
  cycle_days: id(),
  penalty_rate: rate(),
  start_time: seconds(),
  end_time: seconds(),
  state: projectState,
  result: projectResult,
  is_paused: flag(),
  member_total: count(),
  sort: z.int(),
  status: flag(),
})
export type CrowProject = z.output<typeof crowProject>

/** One of my orders (entities.md, CrowOrder). `interest_total` is everything earned, `interest_owed` the part that waits for the pool since `owed_since`
 *  (0: nothing waits); `next_interest_time` 0: it earns no more. `open_until`, an addition of ours, is until when others can join the project while it earns. */
export const crowOrder = z.object({
  id: id(),
  order_no: z.string(),
  user_id: id(),
  project_id: id(),
  title: z.string(),
  units: id(),
  amount: shownAmount(),
  day_rate: rate(),
  cycle_days: id(),
  interest_paid: shownAmount(),
  interest_total: shownAmount(),
  interest_owed: shownAmount(),
  owed_since: seconds(),
  next_interest_time: seconds(),
  open_until: z.optional(seconds()),
  start_date: z.union([day, z.literal('')]),
  end_date: z.union([day, z.literal('')]),
  state: crowdOrderState,
  penalty: shownAmount(),
  contract_no: z.string(),
  contract_hash: z.string(),
  expire_time: seconds(),
  create_time: seconds(),
})
export type CrowOrder = z.output<typeof crowOrder>

/** What one day earned (entities.md, CrowInterest); `pay_time` 0: owed, it waits for the pool. */
export const crowInterest = z.object({
  id: id(),
  order_id: id(),
  date: day,
  amount: shownAmount(),
  pay_time: seconds(),
  create_time: seconds(),
})
export type CrowInterest = z.output<typeof crowInterest>

/** A contract (entities.md, CrowContract): before joining with `order_id` 0, without number, amount and signature. `hash` is the SHA-256 of `content`. */
export const crowContract = z.object({
  contract_no: z.string(),
  version: id(),
  language: z.string(),
  project_id: id(),
  order_id: count(),
  title: z.string(),
  content: z.string(),
  hash: z.string(),
  party_a: z.string(),
  party_b: z.string(),
  amount: shownAmount(),
  penalty_rate: rate(),
  sign_name: z.string(),
  sign_time: seconds(),
})
export type CrowContract = z.output<typeof crowContract>

export const crowType = z.object({ id: id(), name: z.string(), sort: z.int() })
