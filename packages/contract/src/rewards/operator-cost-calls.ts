import * as z from 'zod/mini'
import { call } from '../call.ts'
import { dayText, shownDays } from '../payments/operator-finance-schemas.ts'
import { id, seconds, shortTexts } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

/** Coins that rewards are given in. */
const byCoin = z.object({ money: shownAmount(), gold: shownAmount(), point: shownAmount() })

/** What one day of the platform gave members, by what for, and what they paid for spins. */
const rewardDay = z.object({
  day: dayText,
  given: z.object({ sign: byCoin, task: byCoin, wheel: byCoin, recharge: byCoin }),
  paid: byCoin,
})
export type RewardDay = z.output<typeof rewardDay>

/** A prize of the present turntable that has a budget, with what was given of it; `coin_code` '' counts pieces. */
const prizeBudget = z.object({
  prize_id: id(),
  names: shortTexts,
  coin_code: z.union([coinCode, z.literal('')]),
  daily_budget: shownAmount(),
  /** By day, in the order of the days. */
  spent: z.array(shownAmount()),
})
export type PrizeBudget = z.output<typeof prizeBudget>

/** What rewards cost. */
export const costOperatorCalls = {
  listRewardDays: call({
    id: 'op-reward-days',
    method: 'GET',
    path: '/operator/v1/reward-days',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ days: shownDays }),
    data: z.object({
      list: z.array(rewardDay),
      /** Up to when the ledger is summed up; 0: nothing is yet. */
      until_time: seconds(),
      budgets: z.array(prizeBudget),
      /** What is left of the money rewards are paid from. */
      pool: shownAmount(),
    }),
    errors: [],
    summary: 'What rewards gave by day, newest first, and what was given of the prizes that have a budget',
  }),
} as const
