import { expect, it } from 'vitest'
import { drawHold } from '../drawing/hands/gesture.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Feeling } from '../drawing/person.ts'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { isHolding } from './gesture-choice.ts'
import { playersOf } from './near.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const bare = { name: 'dress', color: '#7b1550', second: '#f6d8e6' } as const
const holdingOf = (feeling: Feeling) =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map((player) => player.isHolding)),
  )

it('shows the hand of whoever is at ease and seen to the waist, each other time, and none beside a face that fills the picture', () => {
  expect(new Set(holdingOf('calm'))).toEqual(new Set([true, false]))
  for (const take of takes) {
    expect(isHolding('calm', take)).not.toBe(isHolding('calm', take + 1))
    for (const player of playersOf('close', take, { lead: 'calm', other: 'calm' })) expect(player.isHolding).toBe(false)
  }
})

it('leaves a strong feeling to the face: no hand comes before it', () => {
  for (const feeling of ['weeping', 'afraid', 'furious', 'shocked', 'tender', 'scheming'] as const)
    expect(new Set(holdingOf(feeling))).toEqual(new Set([false]))
})

it('draws a fist around a hilt from either side, without a number that is none, and no hand for a bare arm or anything else', () => {
  for (const { look } of stories) {
    const { keepsake, palette: lamps, cast } = look
    const of = { person: { ...cast.other.person, clothes: { ...bare, name: 'robes' } }, keepsake, lamps } as const
    for (const side of [1, -1] as const) {
      const light = portraitLight(lamps)
      const drawn = drawHold({ ...of, light, side })
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      expect(drawn !== '').toBe(keepsake === 'blade')
      expect(drawHold({ ...of, light, person: { ...of.person, clothes: bare }, side })).toBe('')
    }
  }
})

it('opens dramas that stand beside each other on another picture', () => {
  for (const turn of stories.keys()) expect(cutOf(0, turn)[0]).not.toBe(cutOf(0, turn + 1)[0])
})
