import { expect, it } from 'vitest'
import { stories } from '../../stories.ts'
import { portraitLight } from '../light.ts'
import { profile } from './profile.ts'

const drawn = (isAwake: boolean) =>
  stories.flatMap(({ look: { cast, palette } }) =>
    [cast.lead, cast.other].map(({ person }) => profile(person, portraitLight(palette), isAwake)),
  )

it('shows everybody from the side as nobody else, awake or not, and the same each time', () => {
  const [awake, resting] = [drawn(true), drawn(false)]
  expect(new Set([...awake, ...resting]).size).toBe(stories.length * 4)
  expect(drawn(true)).toEqual(awake)
})

it('draws no number that is none', () => {
  for (const svg of drawn(true)) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})
