import * as z from 'zod/mini'
import { count, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { commissionOrderType, rate, shownAmount } from '../wallet/money-schemas.ts'

/** What income comes of (entities.md, IncomeRecord): `star` is commission earned while holding a star package, never for selling one. */
export const incomeTypes = ['commission', 'star', 'invite', 'treasure', 'crowdfunding'] as const
export type IncomeType = (typeof incomeTypes)[number]
export const incomeType = z.literal(incomeTypes)

/** 0 waits for the refund window, 1 settled, 2 reversed. */
export const incomeStates = { waiting: 0, settled: 1, reversed: 2 } as const
export const incomeState = z.literal(Object.values(incomeStates))

/** What somebody earned. `base_amount` and `rate` are of commission alone, '0' else; `level` 0: of no team; `from_user` null: of no member.
 *  `order_type`, an addition of ours, says what was bought; it too is of commission alone. */
export const incomeRecord = z.object({
  id: id(),
  type: incomeType,
  level: z.literal([0, 1, 2]),
  from_user: z.nullable(z.object({ user_id: id(), nick_name: z.string() })),
  order_no: z.string(),
  order_type: z.optional(commissionOrderType),
  base_amount: shownAmount(),
  rate: rate(),
  amount: shownAmount(),
  coin_code: coinCode,
  state: incomeState,
  /** When a waiting one is settled; 0: it waits for nothing. */
  due_time: count(),
  create_time: seconds(),
})
export type IncomeRecord = z.output<typeof incomeRecord>
