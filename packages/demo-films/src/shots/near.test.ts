import { expect, it } from 'vitest'
import { drawGesture } from '../drawing/hands/gesture.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Feeling } from '../drawing/person.ts'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { gestureOf } from './gesture-choice.ts'
import { playersOf } from './near.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const gesturesOf = (feeling: Feeling) =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map(({ gesture }) => gesture)),
  )

it('shows hands in some near shots of one person, and not in all of them', () => {
  expect(new Set(gesturesOf('weeping'))).toEqual(new Set(['holds', 'heart', 'clasps', undefined]))
})

it('lets nobody lay a hand on their heart who threatens', () => {
  expect(new Set(gesturesOf('furious'))).toEqual(new Set(['holds', 'points', 'folds', undefined]))
})

it('gives hands another thing to do from one take to the next', () => {
  for (const feeling of ['calm', 'tender', 'shocked', 'scheming'] as const)
    for (const take of takes) expect(gestureOf(feeling, take)).not.toBe(gestureOf(feeling, take + 1))
})

it('reaches nowhere in pictures that have no room beside a face', () => {
  for (const feeling of ['warm', 'afraid', 'amused', 'shocked', 'scheming'] as const)
    for (const take of takes) expect(['door', 'calls', 'opens']).not.toContain(gestureOf(feeling, take, true))
})

const all = ['holds', 'heart', 'points', 'thinks', 'clasps', 'opens', 'folds', 'calls', 'door'] as const

it('draws the hands of everybody in everything they do, without a number that is none', () => {
  for (const { look } of stories) {
    const { keepsake, palette: lamps, cast } = look
    const of = { person: cast.lead.person, light: portraitLight(lamps), keepsake, lamps } as const
    const drawn = all.flatMap((gesture) => [
      drawGesture(gesture, { ...of, side: 1 }),
      drawGesture(gesture, { ...of, side: -1 }),
    ])
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(all.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

it('hands no telephone to anybody in clothes of another century', () => {
  for (const { look } of stories) {
    const { keepsake, palette: lamps, cast } = look
    for (const { person } of [cast.lead, cast.other]) {
      const of = { person, light: portraitLight(lamps), keepsake, lamps, side: 1 } as const
      const isPeriod = ['robes', 'armour', 'cape', 'qipao'].includes(person.clothes.name)
      expect(drawGesture('calls', of) === drawGesture('thinks', of)).toBe(isPeriod)
    }
  }
})

it('opens dramas that stand beside each other on another picture', () => {
  for (const turn of stories.keys()) expect(cutOf(0, turn)[0]).not.toBe(cutOf(0, turn + 1)[0])
})

it('lays a hand on the other’s shoulder where the lead feels for them, and nowhere else', () => {
  const touches = (lead: 'tender' | 'furious') =>
    takes.flatMap((take) => playersOf('faces', take, { lead, other: 'calm' }).filter(({ touch }) => touch))
  expect(touches('tender').length).toBeGreaterThan(0)
  expect(touches('furious')).toEqual([])
})
