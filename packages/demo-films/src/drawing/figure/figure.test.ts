import { describe, expect, it } from 'vitest'
import { stories } from '../../stories.ts'
import { portraitLight } from '../light.ts'
import { mixed } from '../svg.ts'
import { figure } from './figure.ts'
import { clothOf } from './limbs.ts'
import { mirrored, type Stance, type StanceName, stances } from './stances.ts'

const names: readonly StanceName[] = ['stands', 'walks', 'runs', 'waits', 'argues', 'pleads', 'sits', 'watches']
const cast = stories.flatMap(({ look: { cast: people, palette } }) =>
  [people.lead, people.other].map((actor) => ({ ...actor, light: portraitLight(palette) })),
)
const at = { x: 480, y: 1200, height: 560 } as const

describe('a whole person', () => {
  it('is drawn in every stance to either side, each time the same, without a number that is none', () => {
    expect(Object.keys(stances).toSorted()).toEqual([...names].toSorted())
    for (const { figure: name, person, light } of cast.filter((_, index) => index % 5 === 0)) {
      const drawn = names.flatMap((stance) => [
        figure(name, person, { ...at, stance }, light),
        figure(name, person, { ...at, stance, isMirrored: true }, light),
      ])
      // From behind somebody stands the same to either side.
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(drawn.length - 1)
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(figure(name, person, { ...at, stance: 'walks' }, light)).toBe(drawn[2])
    }
  })

  it('wears the colours that they wear from near, with a light side and a shaded one', () => {
    for (const { figure: name, person, light } of cast) {
      const drawn = figure(name, person, { ...at, stance: 'stands' }, light)
      const worn = clothOf(mixed(person.clothes.color, light.shadow, 0.12), light)
      expect(drawn).toContain(worn.shade)
      expect(drawn).toContain(worn.lit)
      expect(drawn).toContain(`fill="${light.key}"`)
    }
  })
})

/** How long an arm or a leg is. */
const lengthOf = (from: readonly [number, number], bend: readonly [number, number], end: readonly [number, number]) =>
  Math.hypot(bend[0] - from[0], bend[1] - from[1]) + Math.hypot(end[0] - bend[0], end[1] - bend[1])

it('keeps the limbs of a person in proportion: arms no longer than they hang, legs on the ground', () => {
  const all: readonly Stance[] = Object.values(stances)
  for (const { arms, legs } of all.flatMap((stance) => [stance, mirrored(stance)])) {
    for (const [side, { bend, end }] of [[-1, arms.left] as const, [1, arms.right] as const])
      expect(lengthOf([side * 186, 268], bend, end)).toBeLessThan(640)
    expect(Math.max(legs.left.end[1], legs.right.end[1])).toBeGreaterThan(1850)
  }
})
