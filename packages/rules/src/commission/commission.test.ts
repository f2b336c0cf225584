import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agreeOn, standingOf, worthOfGold } from './commission.ts'

const terms = { ratesPpm: [100_000, 50_000], capPpm: 150_000 } as const
const plain = [
  { level: 1, userId: 1, agentRatePpm: 0 },
  { level: 2, userId: 2, agentRatePpm: 0 },
] as const

it('S-100: a tenth to the first level, half of that to the second, rounded down', () => {
  expect(agreeOn(3019n, terms, plain).map(({ userId, amount }) => [userId, amount])).toEqual([
    [1, 301n],
    [2, 150n],
  ])
})

it('S-100: an agent’s higher rate holds, within the cap of the sale; a lower one does not', () => {
  const agents = [
    { level: 2, userId: 2, agentRatePpm: 10_000 },
    { level: 1, userId: 1, agentRatePpm: 120_000 },
  ] as const
  expect(agreeOn(1000n, terms, agents)).toEqual([
    { level: 1, userId: 1, ratePpm: 120_000, amount: 120n },
    { level: 2, userId: 2, ratePpm: 50_000, amount: 30n },
  ])
})

it('S-100: whatever the rates, a sale never earns more than its cap, and a part never more than the whole', () => {
  const ppm = fc.integer({ min: 0, max: 300_000 })
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      fc.record({ one: ppm, two: ppm, cap: fc.integer({ min: 0, max: 400_000 }), agent1: ppm, agent2: ppm }),
      fc.array(fc.bigInt(0n, 10n ** 12n), { maxLength: 5 }),
      (base, { one, two, cap, agent1, agent2 }, standings) => {
        const earners = [
          { level: 1, userId: 1, agentRatePpm: agent1 },
          { level: 2, userId: 2, agentRatePpm: agent2 },
        ] as const
        const agreed = agreeOn(base, { ratesPpm: [one, two], capPpm: cap }, earners)
        const sum = agreed.reduce((total, { amount }) => total + amount, 0n)
        expect(sum * 1_000_000n <= base * BigInt(cap)).toBe(true)
        for (const { amount } of agreed) {
          for (const standing of standings.map((each) => (each < base ? each : base)))
            expect(standingOf(amount, standing, base) <= amount).toBe(true)
          expect(standingOf(amount, base, base)).toBe(amount)
          expect(standingOf(amount, 0n, base)).toBe(0n)
        }
      },
    ),
  )
})

it('bought gold has the value an operator gave it', () => {
  expect(worthOfGold(60n, 1_000_000n)).toBe(60n)
  expect(worthOfGold(7n, 1_500_000n)).toBe(10n)
})
