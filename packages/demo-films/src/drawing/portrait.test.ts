import { expect, it } from 'vitest'
import { stories } from '../stories.ts'
import { fromBehind } from './from-behind.ts'
import { portraitLight } from './light.ts'
import { closedLids, portrait } from './portrait.ts'
import { poses } from './poses.ts'
import { profile } from './profile/profile.ts'

const cast = stories.flatMap(({ look: { cast: people, palette } }) =>
  [people.lead, people.other].map(({ person }) => ({ person, light: portraitLight(palette) })),
)

it('draws everybody in every pose, each time the same, without a number that is none', () => {
  for (const { person, light } of cast) {
    const drawn = Object.values(poses).map((pose) => portrait(person, light, pose))
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(portrait(person, light, poses.left)).toBe(portrait(person, light, poses.left))
  }
})

it('closes the eyes of whoever blinks where their head has them', () => {
  const [somebody] = cast
  if (!somebody) throw new Error('there is nobody')
  const { person, light } = somebody
  expect(closedLids(person, light, poses.left)).not.toBe(closedLids(person, light, poses.right))
})

it('shows a scarf from before, from the side and from behind', () => {
  const wearers = cast.filter(({ person }) => person.scarf)
  expect(wearers.length).toBeGreaterThanOrEqual(3)
  for (const { person, light } of wearers) {
    const { scarf: _, ...bare } = person
    expect(portrait(person, light)).not.toBe(portrait(bare, light))
    expect(profile(person, light, true)).not.toBe(profile(bare, light, true))
    expect(fromBehind(person, light)).not.toBe(fromBehind(bare, light))
  }
})

it('draws everybody from behind, without a number that is none', () => {
  for (const { person, light } of cast) expect(fromBehind(person, light)).not.toMatch(/NaN|undefined|Infinity/)
})
