import { dayMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHeat, heatOf, pointsOf, takeHeat } from './heat.ts'

const day = dayMs
const nowMs = 1_790_000_000_000

describe('heat', () => {
  it('lets an act count half after a day', () => {
    const yesterdayTwice = addHeat(addHeat(null, 1, nowMs - day), 1, nowMs - day)
    expect(addHeat(null, 1, nowMs)).toBeCloseTo(yesterdayTwice, 9)
  })

  it('is the same whatever the order of acts, and grows with each', () => {
    const actions = fc.array(fc.tuple(fc.constantFrom(...Object.values(heatOf)), fc.nat(30 * day)), {
      minLength: 1,
      maxLength: 8,
    })
    const total = (list: readonly (readonly [number, number])[]) =>
      list.reduce<number | null>((heat, [weight, agoMs]) => addHeat(heat, weight, nowMs - agoMs), null)
    fc.assert(
      fc.property(actions, (list) => {
        expect(total(list.toReversed())).toBeCloseTo(total(list) ?? 0, 6)
        expect(addHeat(total(list), 1, nowMs)).toBeGreaterThan(total(list) ?? 0)
      }),
    )
  })

  it('is without an act as if it had never been, however old it is', () => {
    const action = fc.tuple(fc.constantFrom(...Object.values(heatOf)), fc.nat(10 * day))
    fc.assert(
      fc.property(fc.array(action, { maxLength: 8 }), action, (others, [weight, agoMs]) => {
        const heat = others.reduce<number | null>((sum, [each, ago]) => addHeat(sum, each, nowMs - ago), null)
        const back = takeHeat(addHeat(heat, weight, nowMs - agoMs), weight, nowMs - agoMs, day)
        expect(pointsOf(back, nowMs, day)).toBeCloseTo(pointsOf(heat, nowMs, day), 6)
      }),
    )
    expect(takeHeat(addHeat(null, 5, nowMs), 5, nowMs, day)).toBeNull()
    expect(takeHeat(null, 5, nowMs, day)).toBeNull()
  })
})
