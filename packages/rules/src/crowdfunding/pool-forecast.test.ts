import { describe, expect, it } from 'vitest'
import { addDays } from '../platform-day.ts'
import { incomeOfDay } from '../wallet/treasure.ts'
import { forecastPool, type RunningOrders } from './pool-forecast.ts'

const from = '2026-11-24'
const order = (changes: Partial<RunningOrders> = {}): RunningOrders => ({
  countedDay: '2026-11-23',
  endDay: '2026-11-26',
  orders: 1,
  principal: 100_000n,
  dayParts: 100_000n * 100_000n,
  carry: 0n,
  ...changes,
})
const forecast = (balance: bigint, running: readonly RunningOrders[], owed = 0n, count = 5) =>
  forecastPool({ balance, owed }, running, { from, count })

describe('the forecast of the pool', () => {
  it('S-112: names the first day it cannot pay and what has to be put in', () => {
    const { days, dryDay, missing } = forecast(250n, [order()])
    expect(days.map(({ interest, poolAfter }) => [interest, poolAfter])).toEqual([
      [100n, 150n],
      [100n, 50n],
      [100n, -50n],
      [0n, -50n],
      [0n, -50n],
    ])
    expect({ dryDay, missing }).toEqual({ dryDay: '2026-11-26', missing: 50n })
    expect(days[2]).toMatchObject({ maturingOrders: 1, maturingPrincipal: 100_000n })
  })

  it('pays what is owed first', () => {
    expect(forecast(250n, [order()], 40n).days[0]).toMatchObject({ poolAfter: 110n })
    expect(forecast(30n, [], 40n)).toMatchObject({ dryDay: from, missing: 10n })
  })

  it('lasts where nobody has anything in it', () => {
    expect(forecast(0n, [])).toMatchObject({ dryDay: undefined, missing: 0n })
  })

  it('an order that was paid today earns from the next day on; days that were not counted fall due at once', () => {
    const { days } = forecast(1000n, [order({ countedDay: '2026-11-24' }), order({ countedDay: '2026-11-21' })])
    expect(days.map(({ interest }) => interest)).toEqual([300n, 200n, 200n, 0n, 0n])
  })

  it('S-92: is what each order is paid in the end, or more by less than a minor unit per order', () => {
    const orders = Array.from({ length: 40 }, (_, index) => ({
      principal: BigInt(1000 + 37 * index),
      rate: BigInt(12_345 + 91 * index),
      carry: BigInt(index * 2_345_678),
      endDay: addDays(from, index % 30),
    }))
    let paid = 0n
    for (const { principal, rate, endDay, carry: before } of orders)
      for (let day = from, carry = before; day <= endDay; day = addDays(day, 1)) {
        const income = incomeOfDay(principal, rate, carry)
        carry = income.carry
        paid += income.paid
      }
    const running = orders.map(({ principal, rate, carry, endDay }) =>
      order({ principal, dayParts: principal * rate, carry, endDay }),
    )
    const due = -(forecast(0n, running, 0n, 30).days.at(-1)?.poolAfter ?? 0n)
    expect(due).toBeGreaterThanOrEqual(paid)
    expect(due - paid).toBeLessThan(40n)
  })
})
