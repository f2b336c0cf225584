import { expect, it } from 'vitest'
import { drawGesture, type Gesture } from '../drawing/hands/gesture.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Feeling } from '../drawing/person.ts'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { gestureOf } from './gesture-choice.ts'
import { playersOf } from './near.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const gestures: readonly Gesture[] = ['holds', 'offers', 'touches', 'heart', 'crossed']
const gesturesOf = (feeling: Feeling) =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map(({ gesture }) => gesture)),
  )

it('shows hands in the smaller part of near shots, and only where they do something', () => {
  for (const feeling of ['calm', 'warm', 'stern', 'tender'] as const) {
    const shown = gesturesOf(feeling).filter((gesture) => gesture !== undefined)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(gesturesOf(feeling).length * 0.4)
  }
  expect(new Set(gesturesOf('calm'))).toEqual(new Set(['holds', undefined]))
})

it('lets nobody hold up a thing who weeps, fears or rages', () => {
  for (const feeling of ['weeping', 'afraid'] as const)
    expect(new Set(gesturesOf(feeling))).toEqual(new Set(['heart', undefined]))
  for (const feeling of ['furious', 'scheming'] as const)
    expect(new Set(gesturesOf(feeling))).toEqual(new Set(['crossed', undefined]))
})

it('gives hands another thing to do from one take to the next', () => {
  for (const take of takes) expect(gestureOf('calm', take)).not.toBe(gestureOf('calm', take + 1))
})

it('draws the hands of everybody from either side, without a number that is none', () => {
  for (const { look } of stories) {
    const { keepsake, palette: lamps, cast } = look
    const of = { person: cast.lead.person, light: portraitLight(lamps), keepsake, lamps } as const
    for (const gesture of gestures)
      for (const side of [1, -1] as const)
        expect(drawGesture(gesture, { ...of, side })).not.toMatch(/NaN|undefined|Infinity/)
  }
})

it('opens dramas that stand beside each other on another picture', () => {
  for (const turn of stories.keys()) expect(cutOf(0, turn)[0]).not.toBe(cutOf(0, turn + 1)[0])
})
