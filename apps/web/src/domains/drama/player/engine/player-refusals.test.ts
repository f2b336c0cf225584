import { Refused } from '@cliffhanger/client/call-error.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { exampleEpisode } from '../testing/example-episode.ts'
import { createPlayerBench } from '../testing/player-bench.ts'

let bench: ReturnType<typeof createPlayerBench>

beforeEach(() => {
  bench = createPlayerBench()
})

describe('an episode that was locked', () => {
  it('R-3: is asked for again when the terms have changed, and plays; one that plays is left alone', async () => {
    const open = exampleEpisode(2)
    const { play_url: _, ...locked } = open
    bench.episodes.set(2, { ...locked, can_play: 0, deny_reason: 'coin' })
    bench.player.open({ number: 2, startSeconds: 0 })
    await expect.poll(() => bench.state().phase).toBe('locked')
    bench.episodes.set(2, open)
    bench.player.reconsider()
    await expect.poll(() => bench.shown().loads).toHaveLength(1)
    expect(bench.state().phase).toBe('playing')
    bench.player.reconsider()
    expect(bench.asked).toEqual(['2', '2'])
  })
})

describe('an episode that the server refuses', () => {
  it('S-111: says why where the server refuses it, and is not told as one that could not be played', async () => {
    bench.episodes.set(1, new Refused(4001, 'You are watching on two devices already'))
    bench.player.open({ number: 1, startSeconds: 0 })
    await expect.poll(() => bench.state().phase).toBe('failed')
    expect(bench.state()).toMatchObject({ error: 'refused', reason: 'You are watching on two devices already' })
    expect(bench.reports).toEqual([])
    bench.episodes.set(1, exampleEpisode(1))
    bench.player.retry()
    await expect.poll(() => bench.shown().loads).toHaveLength(1)
  })
})
