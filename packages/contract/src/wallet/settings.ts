import * as z from 'zod/mini'
import { amount, flag } from '../schema.ts'

const rate = z.string().check(z.regex(/^\d{1,4}(\.\d{1,8})?$/))

/** What operators set for everything of value: WithdrawConfig of entities.md and limits of docs/rules/constants.md. Amounts are decimal strings. */
export const walletSettings = z.object({
  /** C-41 */
  recharge_min: amount(),
  recharge_max: amount(),
  reward_threshold: amount(),
  reward_min: amount(),
  reward_max: amount(),
  /** Days until granted gold of a recharge expires; 0: never (S-113). */
  reward_days: z.int().check(z.gte(0), z.lte(3650)),
  /** Share of a recharge the platform keeps (S-100). */
  recharge_fee_rate: rate,
  /** C-42 */
  withdraw_min: amount(),
  withdraw_max: amount(),
  withdraw_daily_count: z.int().check(z.gte(1), z.lte(100)),
  withdraw_daily_amount: amount(),
  withdraw_fee_rate: rate,
  withdraw_tax_rate: rate,
  withdraw_first_free: flag(),
  /** */
  withdraw_need_real_name: flag(),
  /** */
  crowdfunding_need_real_name: flag(),
  /** C-31 */
  withdraw_arrive_hours: z.int().check(z.gte(1), z.lte(720)),
  /** What a member may transfer in one platform day. */
  transfer_daily_amount: amount(),
  /** Share of the treasure paid for every whole platform day. */
  treasure_day_rate: rate,
  /** From this amount on a second operator must agree. */
  four_eyes_amount: amount(),
  /** What one operator may let through alone in one platform day. */
  operator_day_amount: amount(),
  /** C-43 */
  order_minutes: z.int().check(z.gte(1), z.lte(1440)),
  /** C-44 */
  pay_lock_tries: z.int().check(z.gte(1), z.lte(100)),
  pay_lock_minutes: z.int().check(z.gte(1), z.lte(1440)),
  /** How long money does not leave after an account was opened in another way than before; 0: not at all. */
  cooling_hours: z.int().check(z.gte(0), z.lte(168)),
})

export type WalletSettings = z.output<typeof walletSettings>

export const defaultWalletSettings: WalletSettings = {
  recharge_min: '10.00',
  recharge_max: '50000.00',
  reward_threshold: '100.00',
  reward_min: '10',
  reward_max: '100',
  reward_days: 90,
  recharge_fee_rate: '0',
  withdraw_min: '10.00',
  withdraw_max: '50000.00',
  withdraw_daily_count: 3,
  withdraw_daily_amount: '100000.00',
  withdraw_fee_rate: '0.0100',
  withdraw_tax_rate: '0.0000',
  withdraw_first_free: 1,
  withdraw_need_real_name: 0,
  crowdfunding_need_real_name: 1,
  withdraw_arrive_hours: 24,
  transfer_daily_amount: '50000.00',
  treasure_day_rate: '0.0001',
  four_eyes_amount: '1000.00',
  operator_day_amount: '5000.00',
  order_minutes: 15,
  pay_lock_tries: 5,
  pay_lock_minutes: 120,
  cooling_hours: 24,
}
