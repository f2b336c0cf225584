import type { PrizeBudget, RewardDay } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { LedgerDomain } from '../../ledger/index.ts'
import type { BudgetUse } from '../../rewards/index.ts'
import { writtenOf } from '../written-languages.ts'

type Figures = Awaited<ReturnType<LedgerDomain['operator']['readRewardDays']>>['days'][number]

const writeCoins = ({ money, gold, point }: Figures['paid']): RewardDay['paid'] => ({
  money: formatMinor(money, coinScale.money),
  gold: formatMinor(gold, coinScale.gold),
  point: formatMinor(point, coinScale.point),
})

export const presentRewardDay = ({ day, given, paid }: Figures): RewardDay => ({
  day,
  given: {
    sign: writeCoins(given.sign),
    task: writeCoins(given.task),
    wheel: writeCoins(given.wheel),
    recharge: writeCoins(given.recharge),
  },
  paid: writeCoins(paid),
})

/** Coins with their decimals, everything else by the piece. */
const writeOf = (coin: CoinCode | '', amount: bigint): string => formatMinor(amount, coin === '' ? 0 : coinScale[coin])

export const presentBudget = ({ segment, budget, spent }: BudgetUse): PrizeBudget => ({
  prize_id: segment.prize_id,
  names: writtenOf(segment.names),
  coin_code: segment.coin_code,
  daily_budget: writeOf(segment.coin_code, budget),
  spent: spent.map((amount) => writeOf(segment.coin_code, amount)),
})
