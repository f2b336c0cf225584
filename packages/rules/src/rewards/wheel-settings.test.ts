import { defaultWheelSettings, type WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { describe, expect, it } from 'vitest'
import { wheelNeedsTwo, wrongWheelSetting } from './wheel-settings.ts'

const settings = (changes: Partial<WheelSettings> = {}): WheelSettings => ({ ...defaultWheelSettings, ...changes })
const paid = { is_paid: true }

describe('settings of the turntable', () => {
  it.each<[string, Partial<WheelSettings>, Partial<WheelSettings>, boolean]>([
    ['paid spins are switched on', {}, paid, true],
    ['bought gold pays for them', paid, { ...paid, takes_bought: true }, true],
    ['their price changes', paid, { ...paid, cost_amount: '40' }, true],
    ['their coin changes', paid, { ...paid, cost_coin: 'point' }, true],
    ['they are switched off', paid, {}, false],
    ['a price is prepared that nobody pays', {}, { cost_amount: '40', takes_bought: true }, false],
    ['free spins change', paid, { ...paid, free_daily: 3 }, false],
  ])('A-4: where %s', (_what, before, after, takesTwo) => {
    expect(wheelNeedsTwo(settings(before), settings(after))).toBe(takesTwo)
  })

  it('A-4: a price prepared while nobody pays takes two once it counts', () => {
    const prepared = { cost_amount: '1', takes_bought: true }
    expect(wheelNeedsTwo(settings(prepared), settings({ ...prepared, is_paid: true }))).toBe(true)
  })

  it.each<[Partial<WheelSettings>, string | undefined]>([
    [{}, undefined],
    [{ free_daily: 21, daily_max: 20 }, 'free_daily'],
    [{ cost_amount: '0' }, 'cost_amount'],
    [{ cost_amount: '1.5' }, 'cost_amount'],
    [{ cost_coin: 'point', takes_bought: true }, 'takes_bought'],
  ])('S-107: %j names %s', (changes, field) => {
    expect(wrongWheelSetting(settings(changes))).toBe(field)
  })
})
