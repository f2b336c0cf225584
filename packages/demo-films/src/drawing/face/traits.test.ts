import { expect, it } from 'vitest'
import { stories } from '../../stories.ts'
import { faceOf } from './traits.ts'

const cast = stories.flatMap(({ look }) => [look.cast.lead.person, look.cast.other.person])

it('gives somebody the same face whatever they wear and however they feel', () => {
  for (const person of cast) {
    const { scar: _painted, ...plain } = person
    const elsewhere = { ...plain, hair: { name: 'hood', color: '#000000' }, mood: 'warm' } as const
    expect(faceOf(elsewhere)).toEqual(faceOf(person))
  }
})

it('gives the people of the dramas many faces: every shape of each feature is seen', () => {
  const faces = cast.map(faceOf)
  const count = (of: (face: ReturnType<typeof faceOf>) => string) => new Set(faces.map(of)).size
  expect(count(({ shape }) => shape)).toBe(6)
  expect(count(({ eyes }) => eyes)).toBe(6)
  expect(count(({ brows }) => brows)).toBe(5)
  expect(count(({ nose }) => nose)).toBe(5)
  expect(count(({ lips }) => lips)).toBe(4)
  expect(count((face) => JSON.stringify(face))).toBeGreaterThan(faces.length * 0.75)
})

it('tells any two leads of one sex apart by three features or more', () => {
  const leads = stories.map(({ look }) => look.cast.lead.person)
  for (const [at, lead] of leads.entries())
    for (const [later, another] of leads.entries()) {
      if (later <= at || lead.isMan !== another.isMan) continue
      const [one, two] = [faceOf(lead), faceOf(another)]
      const own = (['shape', 'eyes', 'brows', 'nose', 'lips'] as const).filter(
        (feature) => one[feature] !== two[feature],
      )
      expect(own.length, `${stories[at]?.slug} and ${stories[later]?.slug}`).toBeGreaterThanOrEqual(3)
    }
})

it('gives no two women who lead a drama the same head of hair: its cut, its colour or their glasses differ', () => {
  const women = stories.map(({ look }) => look.cast.lead.person).filter(({ isMan }) => !isMan)
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  for (const [at, woman] of women.entries())
    for (const another of women.slice(at + 1)) {
      const [one, two] = [channels(woman.hair.color), channels(another.hair.color)]
      const colours = Math.max(...one.map((value, channel) => Math.abs(value - (two[channel] ?? 0))))
      const differs = woman.hair.name !== another.hair.name || woman.glasses !== another.glasses || colours > 40
      expect(differs, `${woman.hair.name} ${woman.hair.color} and ${another.hair.color}`).toBe(true)
    }
  expect(new Set(women.map(({ hair }) => hair.name)).size).toBeGreaterThanOrEqual(10)
})
