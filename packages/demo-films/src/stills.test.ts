import { expect, it } from 'vitest'
import { episodePalette, episodeWash } from './episode-light.ts'
import { cutOf } from './make-episode.ts'
import { playersOf } from './shots/near.ts'
import { stories } from './stories.ts'

const feelings = { lead: 'calm', other: 'calm' } as const
const size = { width: 720, height: 1280 } as const

/** What a still, the first picture of an episode, shows: how it is framed, whom, and how they hold themselves. */
function still(index: number) {
  const [kind] = cutOf(index)
  if (kind === 'detail' || kind === 'wide' || kind === 'place' || kind === 'meeting')
    throw new Error(`${kind} is no still`)
  return { kind, people: playersOf(kind, index, feelings).map(({ who, pose, at }) => `${who} ${pose} ${at.x}`) }
}

it('shows somebody near in the still of every episode', () => {
  for (const turn of [0, 1, 2])
    for (let index = 0; index < 24; index += 1)
      expect(['close', 'lead', 'other', 'faces', 'over']).toContain(cutOf(index, turn)[0])
})

it('frames the stills of neighbouring episodes differently, and shows other people or other poses in them', () => {
  for (let index = 0; index < 24; index += 1)
    for (const near of [1, 2]) {
      expect(still(index).kind, `${index} and ${index + near}`).not.toBe(still(index + near).kind)
      expect(still(index).people).not.toEqual(still(index + near).people)
    }
})

it('lights neighbouring episodes differently', () => {
  for (const { look } of stories)
    for (let index = 0; index < 8; index += 1) {
      const seen = (at: number) => [episodePalette(look.palette, at).light, episodeWash(look.palette, at, size)]
      expect(seen(index)).not.toEqual(seen(index + 1))
      expect(seen(index)).toEqual(seen(index))
    }
})
