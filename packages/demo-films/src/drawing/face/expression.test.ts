import { expect, it } from 'vitest'
import { stories } from '../../stories.ts'
import { portraitLight } from '../light.ts'
import type { Feeling } from '../person.ts'
import { portrait } from '../portrait.ts'
import { poses } from '../poses.ts'
import { expressions, gazing } from './expression.ts'

const feelings: readonly Feeling[] = ['calm', 'warm', 'weeping', 'furious', 'shocked', 'scheming']

it('tells strong feelings apart by lids, brows and mouth together', () => {
  for (const [at, feeling] of feelings.entries())
    for (const another of feelings.slice(at + 1)) {
      const [one, two] = [expressions[feeling], expressions[another]]
      const lids = Math.abs(one.eyes - two.eyes) / 0.1
      const brows = Math.max(...one.brow.map((by, end) => Math.abs(by - (two.brow[end] ?? 0)))) / 5
      const mouths = Math.max(...one.mouth.map((by, end) => Math.abs(by - (two.mouth[end] ?? 0)))) / 5
      expect(lids + brows + mouths, `${feeling} and ${another}`).toBeGreaterThan(2)
    }
})

it('draws each of them, tears for whoever weeps alone, without a number that is none', () => {
  const [story] = stories
  if (!story) throw new Error('there is no story')
  const { palette, cast } = story.look
  const drawn = feelings.map((mood) => portrait({ ...cast.lead.person, mood }, portraitLight(palette), poses.left))
  expect(new Set(drawn).size).toBe(feelings.length)
  for (const [at, svg] of drawn.entries()) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.includes('#d8efff')).toBe(feelings[at] === 'weeping')
  }
})

it('sends the eyes of whoever plots aside, to whichever side the head is held', () => {
  expect(gazing(poses.left, 'scheming').gaze[0]).toBe(-gazing(poses.right, 'scheming').gaze[0])
  expect(gazing(poses.left, 'calm')).toBe(poses.left)
})
