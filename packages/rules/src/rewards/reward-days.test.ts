import { describe, expect, it } from 'vitest'
import type { DaySum } from '../wallet/money-days.ts'
import { rewardDaysOf } from './reward-days.ts'

const day = '2026-03-01'
const sum = (kind: string, coin: string, purpose: string, inSum: bigint, outSum = 0n): DaySum => ({
  day,
  kind,
  coin,
  purpose,
  inSum,
  outSum,
})
const nothing = { money: 0n, gold: 0n, point: 0n }

describe('what rewards cost by day', () => {
  it('is what came to members for it, by coin; what they paid for spins is apart', () => {
    const sums = [
      sum('sign', 'gold', 'gold_granted', 25n),
      sum('sign', 'gold', 'mint', 0n, 25n),
      sum('sign', 'point', 'point', 40n),
      sum('task', 'money', 'cash', 150n),
      sum('task', 'money', 'promo_pool', 0n, 150n),
      sum('wheel', 'gold', 'gold_granted', 88n, 30n),
      sum('wheel', 'gold', 'gold_bought', 0n, 20n),
      sum('wheel', 'gold', 'coin_sink', 50n),
      sum('recharge_reward', 'money', 'cash', 10n),
      sum('transfer', 'money', 'cash', 900n, 900n),
    ]
    expect(rewardDaysOf(sums, day, 1)).toEqual([
      {
        day,
        given: {
          sign: { ...nothing, gold: 25n, point: 40n },
          task: { ...nothing, money: 150n },
          wheel: { ...nothing, gold: 88n },
          recharge: { ...nothing, money: 10n },
        },
        paid: { ...nothing, gold: 50n },
      },
    ])
  })

  it('has every day of the period, the newest first', () => {
    const days = rewardDaysOf([sum('sign', 'gold', 'gold_granted', 5n)], '2026-03-02', 3)
    expect(days.map((each) => [each.day, each.given.sign.gold])).toEqual([
      ['2026-03-02', 0n],
      ['2026-03-01', 5n],
      ['2026-02-28', 0n],
    ])
  })
})
