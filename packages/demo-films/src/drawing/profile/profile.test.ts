import { expect, it } from 'vitest'
import { stories } from '../../stories.ts'
import { type HairName, styles } from '../hair/styles.ts'
import { portraitLight } from '../light.ts'
import type { Person } from '../person.ts'
import { profile } from './profile.ts'
import { sideHair } from './profile-hair.ts'

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

it('shows age, beard and features from the side as from the front', () => {
  const [first] = stories
  if (!first) throw new Error('there is no story')
  const { palette, cast } = first.look
  const plain = { ...cast.lead.person, face: { nose: 'fine', eyes: 'almond', brows: 'soft' } } as const
  const drawnAs = (person: Person) => profile(person, portraitLight(palette), true)
  const others: readonly Person[] = [
    { ...plain, isOld: true },
    { ...plain, beard: 'full' },
    { ...plain, glasses: '#1d2422' },
    { ...plain, face: { ...plain.face, nose: 'hooked' } },
    { ...plain, face: { ...plain.face, eyes: 'round' } },
    { ...plain, face: { ...plain.face, brows: 'heavy' } },
  ]
  expect(new Set([plain, ...others].map(drawnAs)).size).toBe(others.length + 1)
})

it('has women of every age among its people', () => {
  const women = stories
    .flatMap(({ look: { cast } }) => [cast.lead.person, cast.other.person])
    .filter(({ isMan }) => !isMan)
  expect(women.some(({ isOld }) => isOld)).toBe(true)
})

it('shows what somebody feels from the side, too, and tears where they weep alone', () => {
  const [first] = stories
  if (!first) throw new Error('there is no story')
  const { palette, cast } = first.look
  const moods = ['calm', 'warm', 'weeping', 'furious', 'shocked', 'proud'] as const
  const faces = moods.map((mood) => profile({ ...cast.lead.person, mood }, portraitLight(palette), true))
  expect(new Set(faces).size).toBe(moods.length)
  for (const [at, svg] of faces.entries()) expect(svg.includes('#d8efff')).toBe(moods[at] === 'weeping')
})

it('cuts hair from the side as no other: a hood is no long hair, and what is cropped is not combed back', () => {
  const caps = Object.values(sideHair).map(({ cap, back = '', lock = '' }) => cap + back + lock)
  expect(new Set(caps).size).toBe(caps.length)
})

it('has hair end where it does from the front', () => {
  for (const name of Object.keys(styles)) {
    if (!isHairName(name)) throw new Error(`there is no cut ${name}`)
    const { cap, back = '', lock = '' } = sideHair[name]
    const front = styles[name]
    const [side, ahead] = [
      lowest(cap + back + lock),
      lowest([front.front, front.back, front.lock].filter(Boolean).join(' ')),
    ]
    expect(Math.abs(side - ahead), name).toBeLessThan(80)
  }
})

const isHairName = (name: string): name is HairName => name in styles

const lowest = (path: string): number =>
  Math.max(...[...path.matchAll(/-?[\d.]+[ ,]+(-?[\d.]+)/g)].map(([, y]) => Number(y)))
