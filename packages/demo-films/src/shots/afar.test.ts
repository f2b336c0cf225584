import { expect, it } from 'vitest'
import { afarOf } from './afar.ts'

it('shows the lead in every shot from afar, and both where they meet', () => {
  for (let take = 0; take < 24; take += 1) {
    expect(afarOf('wide', take).some(({ who }) => who === 'lead')).toBe(true)
    expect(new Set(afarOf('meeting', take).map(({ who }) => who)).size).toBe(2)
  }
})

it('lets the lead take up at least half of the picture’s height', () => {
  for (const kind of ['wide', 'meeting'] as const)
    for (let take = 0; take < 24; take += 1)
      for (const { who, height } of afarOf(kind, take)) expect(height).toBeGreaterThan(who === 'lead' ? 720 : 640)
})

it('gives people another stance from one take to the next, at another place or in another size', () => {
  for (const kind of ['wide', 'meeting'] as const)
    for (let take = 0; take < 24; take += 1) {
      const seen = (at: number) => afarOf(kind, at).map(({ stance }) => stance)
      expect(seen(take)).not.toEqual(seen(take + 1))
      expect(afarOf(kind, take)).not.toEqual(afarOf(kind, take + 1))
    }
})

it('keeps whole people on the canvas, beside each other', () => {
  for (const kind of ['wide', 'meeting'] as const)
    for (let take = 0; take < 24; take += 1) {
      const people = afarOf(kind, take)
      for (const { x } of people) {
        expect(x).toBeGreaterThan(240)
        expect(x).toBeLessThan(720)
      }
      const apart = people.slice(1).map(({ x, height }, at) => Math.abs(x - (people[at]?.x ?? 0)) / height)
      for (const share of apart) expect(share).toBeGreaterThan(0.45)
    }
})
