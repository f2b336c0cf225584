import type { PrizeBudget, RewardDay } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { describe, expect, it } from 'vitest'
import { budgetBars, costBars, totalGiven, usedPercent } from './cost-figures.ts'

const nothing = { money: '0.00', gold: '0', point: '0' }
const day = (date: string, gold: string, money: string): RewardDay => ({
  day: date,
  given: {
    sign: { ...nothing, gold },
    task: { ...nothing, money },
    wheel: { ...nothing, gold: '30', money: '0.50' },
    recharge: nothing,
  },
  paid: nothing,
})
const days = [day('2026-11-21', '70', '1.25'), day('2026-11-20', '0', '0.00')]
const budget: PrizeBudget = {
  prize_id: 1,
  names: { en: 'Ten' },
  coin_code: 'money',
  daily_budget: '4.00',
  spent: ['3.00', '0.00'],
}

describe('figures of what rewards cost', () => {
  it('are summed in minor units, each coin for itself', () => {
    expect(days.map((each) => totalGiven(each, 'gold'))).toEqual(['100', '30'])
    expect(days.map((each) => totalGiven(each, 'money'))).toEqual(['1.75', '0.50'])
  })

  it('are drawn by one measure, the oldest day first, and nothing that was given vanishes', () => {
    expect(costBars(days, 'gold')).toEqual([
      { day: '2026-11-20', heights: [0, 0, 42, 0] },
      { day: '2026-11-21', heights: [100, 0, 42, 0] },
    ])
  })

  it('stand within the budget of their prize, however much less it is now', () => {
    expect(budgetBars({ ...budget, daily_budget: '1.00' }, days)[1]?.heights).toEqual([100])
    expect(budgetBars(budget, days)).toEqual([
      { day: '2026-11-20', heights: [0] },
      { day: '2026-11-21', heights: [75] },
    ])
    expect(usedPercent(budget)).toBe(75)
    expect(usedPercent({ ...budget, daily_budget: '0.00' })).toBe(100)
  })
})
