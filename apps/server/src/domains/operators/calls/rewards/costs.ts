import type { costOperatorCalls } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { platformOwner } from '../../../ledger/index.ts'
import { writeMoney } from '../../../wallet/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentBudget, presentRewardDay } from '../../present/reward-costs.ts'

type Calls = typeof costOperatorCalls

/** Days are sums of the sealed ledger, so they are as quick to read whatever was given, and nothing is counted that could still change. */
const listRewardDays =
  ({ ledger, rewards }: OperatorNeeds): Handler<Calls['listRewardDays']> =>
  async ({ db, clock, settings }, { days: count }) => {
    const today = platformDay(clock(), settings.TIME_ZONE)
    const [{ days, untilMs }, budgets, pool] = await Promise.all([
      ledger.operator.readRewardDays(db, today, count),
      rewards.operator.readBudgets(db, today, count),
      ledger.operator.explorer.exploreAccounts(db, platformOwner),
    ])
    const money = pool.find(({ purpose, coin_code: coin }) => purpose === 'promo_pool' && coin === 'money')
    return {
      list: days.map(presentRewardDay),
      until_time: toSeconds(untilMs),
      budgets: budgets.map(presentBudget),
      pool: writeMoney(BigInt(money?.balance ?? 0)),
    }
  }

export const costHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({ listRewardDays: listRewardDays(needs) })
