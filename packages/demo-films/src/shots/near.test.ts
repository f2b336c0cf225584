import { expect, it } from 'vitest'
import { drawGesture, type Gesture, isAtFace } from '../drawing/hands/gesture.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Feeling } from '../drawing/person.ts'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { gestureOf } from './gesture-choice.ts'
import { playersOf } from './near.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const gestures: readonly Gesture[] = ['holds', 'offers', 'touches', 'heart', 'crossed', 'cheek', 'mouth', 'chin']
const gesturesOf = (feeling: Feeling) =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map(({ gesture }) => gesture)),
  )

it('shows hands in most near shots, and no farther than beside the face where it fills the picture', () => {
  for (const feeling of ['calm', 'warm', 'stern', 'tender'] as const) {
    const shown = gesturesOf(feeling).filter((gesture) => gesture !== undefined)
    expect(shown.length).toBeGreaterThan(gesturesOf(feeling).length * 0.6)
  }
  for (const take of takes)
    for (const { gesture } of playersOf('close', take, { lead: 'tender', other: 'tender' }))
      expect(gesture === undefined || isAtFace(gesture)).toBe(true)
})

it('lets nobody hold up a thing who weeps, fears, rages or plots', () => {
  for (const feeling of ['weeping', 'afraid', 'furious', 'scheming'] as const)
    expect(gesturesOf(feeling)).not.toContain('holds')
  for (const feeling of ['weeping', 'afraid', 'shocked', 'tender'] as const)
    expect(gesturesOf(feeling)).not.toContain('crossed')
})

it('gives hands another thing to do from one take to the next', () => {
  for (const take of takes) expect(gestureOf('calm', take, 'hands')).not.toBe(gestureOf('calm', take + 1, 'hands'))
})

it('brings eyes and hands together: whoever stands before somebody they love touches them', () => {
  const gestureTowards = (lead: Feeling) =>
    playersOf('faces', 1, { lead, other: 'calm' }).find(({ who }) => who === 'lead')?.gesture
  expect(gestureTowards('tender')).toBe('touches')
  expect(gestureTowards('stern')).toBe('offers')
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
