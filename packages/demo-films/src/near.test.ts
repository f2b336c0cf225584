import { expect, it } from 'vitest'
import { drawGesture } from './drawing/hands/gesture.ts'
import { portraitLight } from './drawing/light.ts'
import { cutOf } from './make-episode.ts'
import { playersOf } from './near.ts'
import { stories } from './stories.ts'

const takes = Array.from({ length: 20 }, (_, take) => take)
const gesturesOf = (feeling: 'weeping' | 'furious') =>
  (['lead', 'other', 'close', 'over'] as const).flatMap((kind) =>
    takes.flatMap((take) => playersOf(kind, take, { lead: feeling, other: feeling }).map(({ gesture }) => gesture)),
  )

it('shows hands in some near shots of one person, and not in all of them', () => {
  expect(new Set(gesturesOf('weeping'))).toEqual(new Set(['holds', 'heart', undefined]))
})

it('lets nobody lay a hand on their heart who threatens', () => {
  expect(new Set(gesturesOf('furious'))).toEqual(new Set(['holds', undefined]))
})

it('draws the hands of everybody with what their drama turns on, without a number that is none', () => {
  for (const { look } of stories) {
    const { person } = look.cast.lead
    const drawn = (['holds', 'heart'] as const).map((gesture) =>
      drawGesture(gesture, person, portraitLight(look.palette), look.keepsake, look.palette, 1),
    )
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

it('opens dramas that stand beside each other on another picture', () => {
  for (const turn of stories.keys()) expect(cutOf(0, turn)[0]).not.toBe(cutOf(0, turn + 1)[0])
})

it('lays a hand on the other’s cheek where the lead feels for them, and nowhere else', () => {
  const touches = (lead: 'tender' | 'furious') =>
    takes.flatMap((take) => playersOf('faces', take, { lead, other: 'calm' }).filter(({ touch }) => touch))
  expect(touches('tender').length).toBeGreaterThan(0)
  expect(touches('furious')).toEqual([])
})
