import { expect, it } from 'vitest'
import { drawGesture, type Gesture, isAtFace } from '../drawing/hands/gesture.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Feeling } from '../drawing/person.ts'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { gestureOf } from './gesture-choice.ts'
import { playersOf } from './near.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const gestures: readonly Gesture[] = ['holds', 'chin']
const bare = { name: 'dress', color: '#7b1550', second: '#f6d8e6' } as const
const gesturesOf = (feeling: Feeling) =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map(({ gesture }) => gesture)),
  )

it('shows hands of whoever is at ease, and no farther than beside the face where it fills the picture', () => {
  expect(gesturesOf('calm')).toContain('holds')
  for (const take of takes)
    for (const { gesture } of playersOf('close', take, { lead: 'calm', other: 'calm' }))
      expect(gesture === undefined || isAtFace(gesture)).toBe(true)
})

it('leaves a strong feeling to the face: no hand comes before it', () => {
  for (const feeling of ['weeping', 'afraid', 'furious', 'shocked', 'tender'] as const)
    expect(new Set(gesturesOf(feeling))).toEqual(new Set([undefined]))
  expect(gesturesOf('scheming')).not.toContain('holds')
})

it('gives hands another thing to do from one take to the next', () => {
  for (const take of takes) expect(gestureOf('calm', take, 'hands')).not.toBe(gestureOf('calm', take + 1, 'hands'))
})

it('draws the hands of everybody from either side, without a number that is none, and no bare arm', () => {
  for (const { look } of stories) {
    const { keepsake, palette: lamps, cast } = look
    const of = { person: cast.lead.person, light: portraitLight(lamps), keepsake, lamps } as const
    for (const gesture of gestures)
      for (const side of [1, -1] as const)
        expect(drawGesture(gesture, { ...of, side })).not.toMatch(/NaN|undefined|Infinity/)
    for (const gesture of gestures)
      expect(drawGesture(gesture, { ...of, person: { ...of.person, clothes: bare }, side: 1 })).toBe('')
  }
})

it('opens dramas that stand beside each other on another picture', () => {
  for (const turn of stories.keys()) expect(cutOf(0, turn)[0]).not.toBe(cutOf(0, turn + 1)[0])
})
