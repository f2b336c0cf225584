import type { Minor } from '../money.ts'
import { addDays } from '../platform-day.ts'
import type { DaySum } from '../wallet/money-days.ts'

/** What members are given coins for, as kinds of the ledger's transfers. */
const kindOf = { sign: 'sign', task: 'task', wheel: 'wheel', recharge: 'recharge_reward' } as const
export type RewardSource = keyof typeof kindOf
export const rewardSources = ['sign', 'task', 'wheel', 'recharge'] as const satisfies readonly RewardSource[]

const coins = ['money', 'gold', 'point'] as const
type Coin = (typeof coins)[number]
type ByCoin = Readonly<Record<Coin, Minor>>

/** What rewards cost on one day: given to members, and paid by them for spins. */
interface RewardFigures {
  readonly day: string
  readonly given: Readonly<Record<RewardSource, ByCoin>>
  readonly paid: ByCoin
}

/** Accounts of members, by what they hold. */
const memberPurposes: ReadonlySet<string> = new Set(['cash', 'gold_granted', 'gold_bought', 'point'])

/** What rewards gave and took on `count` days, `newest` first; a day on which nothing moved is all 0. */
export function rewardDaysOf(sums: readonly DaySum[], newest: string, count: number): RewardFigures[] {
  const byDay = Map.groupBy(
    sums.filter(({ purpose }) => memberPurposes.has(purpose)),
    ({ day }) => day,
  )
  return Array.from({ length: count }, (_, back) => addDays(newest, -back)).map((day) =>
    figuresOf(day, byDay.get(day) ?? []),
  )
}

function figuresOf(day: string, sums: readonly DaySum[]): RewardFigures {
  const total = (source: RewardSource, side: 'inSum' | 'outSum'): ByCoin => {
    const of = sums.filter(({ kind }) => kind === kindOf[source])
    const inCoin = (coin: Coin): Minor => of.reduce((sum, each) => (each.coin === coin ? sum + each[side] : sum), 0n)
    return { money: inCoin('money'), gold: inCoin('gold'), point: inCoin('point') }
  }
  return {
    day,
    given: {
      sign: total('sign', 'inSum'),
      task: total('task', 'inSum'),
      wheel: total('wheel', 'inSum'),
      recharge: total('recharge', 'inSum'),
    },
    paid: total('wheel', 'outSum'),
  }
}
