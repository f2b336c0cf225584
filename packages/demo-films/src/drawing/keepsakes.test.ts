import { expect, it } from 'vitest'
import { stories } from '../stories.ts'
import { keepsake } from './keepsakes.ts'

it('draws what each drama turns on in the light of its place, the same each time and without a number that is none', () => {
  const drawn = stories.map(({ look }) => keepsake(look.keepsake, look.palette))
  expect(new Set(drawn).size).toBe(stories.length)
  expect(stories.map(({ look }) => keepsake(look.keepsake, look.palette))).toEqual(drawn)
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

it('shows twelve different things, and not the same in neighbours', () => {
  const names = stories.map(({ look }) => look.keepsake)
  expect(new Set(names).size).toBe(12)
  for (const [at, name] of names.entries()) expect(name).not.toBe(names[at + 1])
})
