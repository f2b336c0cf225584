import * as z from 'zod/mini'
import { flag, id, seconds } from '../schema.ts'
import { rate, shownAmount } from './money-schemas.ts'

/** My balance treasure (entities.md, TreasureInfo); `is_paused` 1 while the interest pool is short (S-112). */
export const treasureInfo = z.object({
  balance: shownAmount(),
  yesterday_income: shownAmount(),
  total_income: shownAmount(),
  day_rate: rate(),
  is_paused: flag(),
  update_time: seconds(),
})
export type TreasureInfo = z.output<typeof treasureInfo>

export const treasureLogType = z.literal(['in', 'out', 'income'])
export type TreasureLogType = z.output<typeof treasureLogType>

/** A line of the savings; `day` of the platform, such as `2026-11-29`, is the one whose interest it is. */
export const treasureLog = z.object({
  id: id(),
  type: treasureLogType,
  amount: shownAmount(),
  balance_after: shownAmount(),
  create_time: seconds(),
  day: z.optional(z.string()),
})
export type TreasureLog = z.output<typeof treasureLog>
