import * as z from 'zod/mini'
import { amount, count, id, seconds, text } from '../schema.ts'
import { benefitType } from './coupon-schemas.ts'
import { limitNumber } from './operator-coupon-schemas.ts'

/** How long codes can be used (C-30). */
export const validTypes = ['30d', '3m', '6m', '9m', '1y'] as const

export const validType = z.literal(validTypes)

/** Most codes of a batch. */
export const batchLimit = 10_000

/** What codes shall give. `benefit_value` is an amount, of a membership days, `coupon_id` a kind of coupon; `limit_number` per member, 0: without limit;
 *  `gold_days` until gold of a code expires, 0: never. */
export const codeBatchForm = z.object({
  title: text(1, 60),
  benefit_type: benefitType,
  benefit_value: z.optional(amount()),
  coupon_id: z.optional(id()),
  code_count: z.int().check(z.gte(1), z.lte(batchLimit)),
  limit_number: limitNumber,
  gold_days: z.int().check(z.gte(0), z.lte(3650)),
  valid_type: validType,
})

/** `new`: its codes do not exist yet. `open`: shown once, redeemable. `void`: by an operator. `over`: past its validity. */
export const codeBatchState = z.literal(['new', 'open', 'void', 'over'])

export const codeBatch = z.object({
  id: id(),
  batch_no: z.string(),
  title: z.string(),
  benefit_type: benefitType,
  benefit_value: z.string(),
  coupon_id: count(),
  coupon_name: z.string(),
  code_count: id(),
  used: count(),
  limit_number: limitNumber,
  gold_days: count(),
  valid_type: validType,
  state: codeBatchState,
  expire_time: seconds(),
  made_by: id(),
  exported_by: count(),
  export_time: seconds(),
  create_time: seconds(),
})

export type CodeBatch = z.output<typeof codeBatch>

/** A code, by its last four characters; never the code. */
export const redeemableCode = z.object({
  id: id(),
  last_four: z.string(),
  state: z.literal([0, 1, 2]),
  used_by: count(),
  used_time: seconds(),
})

export type RedeemableCode = z.output<typeof redeemableCode>
