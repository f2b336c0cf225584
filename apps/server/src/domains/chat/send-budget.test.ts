import { describe, expect, it } from 'vitest'
import { SendBudget } from './send-budget.ts'

const spendAll = (budget: SendBudget, userId: number, nowMs: number): number => {
  let spent = 0
  while (budget.spend(userId, nowMs)) spent++
  return spent
}

describe('SendBudget', () => {
  it('gives each member their own messages a minute', () => {
    const budget = new SendBudget(5)
    expect(spendAll(budget, 1, 0)).toBe(5)
    expect(spendAll(budget, 2, 0)).toBe(5)
  })

  it('does not give twice as many around the turn of the minute', () => {
    const budget = new SendBudget(60)
    expect(spendAll(budget, 1, 59_999)).toBe(60)
    expect(spendAll(budget, 1, 60_000)).toBe(0)
    expect(spendAll(budget, 1, 90_000)).toBe(30)
    expect(spendAll(budget, 1, 240_000)).toBe(60)
  })

  it('takes back what was not sent', () => {
    const budget = new SendBudget(1)
    expect(budget.spend(1, 0)).toBe(true)
    budget.giveBack(1)
    expect(budget.spend(1, 0)).toBe(true)
    expect(budget.spend(1, 0)).toBe(false)
    expect(budget.retryAfter(59_500)).toBe(1)
  })
})
