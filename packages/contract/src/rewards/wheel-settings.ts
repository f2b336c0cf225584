import * as z from 'zod/mini'
import { byLanguage, text } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

/** What operators set for the turntable. Spins are earned; paying for them is off until an operator switches it on (S-107). */
export const wheelSettings = z.object({
  /** Spins that come with each platform day. */
  free_daily: z.int().check(z.gte(0), z.lte(100)),
  /** The most a member may spin a day. */
  daily_max: z.int().check(z.gte(1), z.lte(1000)),
  is_paid: z.boolean(),
  cost_coin: z.literal(['gold', 'point']),
  cost_amount: shownAmount(),
  /** Whether bought gold pays for spins too, besides granted gold. */
  takes_bought: z.boolean(),
  /** HTML. */
  rules: byLanguage(text(0, 20_000)),
})
export type WheelSettings = z.output<typeof wheelSettings>

export const defaultWheelSettings: WheelSettings = {
  free_daily: 1,
  daily_max: 20,
  is_paid: false,
  cost_coin: 'gold',
  cost_amount: '50',
  takes_bought: false,
  rules: {},
}
