import { expect, it } from 'vitest'
import { feelingsOf } from './beats.ts'
import { stories } from './stories.ts'

const line = (en: string) => ({ en, vi: '', 'zh-CN': '', pt: '' })
const saying = (...lines: readonly [string, string, string]) => ({
  lines: [line(lines[0]), line(lines[1]), line(lines[2])] as const,
})

it('reads from what is said how somebody feels', () => {
  expect(feelingsOf(saying('You are a liar.', 'I am sorry.', 'She is alive.'), 'calm', 0)).toEqual([
    'furious',
    'weeping',
    'shocked',
  ])
  expect(feelingsOf(saying('Sign the contract.', 'Good. Stay for soup.', 'Hide.'), 'calm', 0)).toEqual([
    'scheming',
    'warm',
    'afraid',
  ])
})

it('never shows the same face twice in an episode, and the same ones each time', () => {
  for (const { episodes, look } of stories)
    for (const [index, episode] of episodes.entries())
      for (const who of ['lead', 'other'] as const) {
        const felt = feelingsOf(episode, look.cast[who].person.mood, index)
        expect(felt).toHaveLength(3)
        expect(new Set(felt).size).toBe(3)
        expect(feelingsOf(episode, look.cast[who].person.mood, index)).toEqual(felt)
      }
})

it('shows every strong feeling somewhere in the dramas', () => {
  const felt = new Set(
    stories.flatMap(({ episodes, look }) =>
      episodes.flatMap((episode, index) => feelingsOf(episode, look.cast.lead.person.mood, index)),
    ),
  )
  for (const feeling of ['warm', 'weeping', 'furious', 'shocked', 'scheming'] as const) expect(felt).toContain(feeling)
})
