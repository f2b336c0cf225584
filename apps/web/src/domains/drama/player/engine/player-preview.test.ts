import { beforeEach, describe, expect, it } from 'vitest'
import { exampleEpisode } from '../testing/example-episode.ts'
import { createPlayerBench } from '../testing/player-bench.ts'

let bench: ReturnType<typeof createPlayerBench>
const locked = { ...exampleEpisode(2), can_play: 0, deny_reason: 'coin', preview_seconds: 10 } as const

beforeEach(() => {
  bench = createPlayerBench()
  bench.episodes.set(2, locked)
})

describe('the preview of a locked episode', () => {
  it('plays for its seconds, and then the episode is locked: nothing follows and nothing is told', async () => {
    await bench.playing(2)
    expect(bench.shown().loads).toEqual([{ url: locked.play_url, startSeconds: 0, role: 'shown' }])
    expect(bench.state()).toMatchObject({ phase: 'playing', durationSeconds: 10 })
    for (const seconds of [4, 8, 10]) bench.reach(seconds, 20)
    bench.shown().happens('ended')
    expect(bench.state()).toMatchObject({ phase: 'locked', number: 2, item: { deny_reason: 'coin' } })
    expect(bench.shown().actions.at(-1)).toBe('rest')
    expect([bench.reports, bench.ended, bench.asked]).toEqual([[], [], ['2']])
  })

  it('comes after the episode before it, as whole ones do, and is not fetched before it is asked for', async () => {
    await bench.playing(1)
    bench.reach(58, 2)
    await expect.poll(() => bench.foreseen).toEqual([2])
    expect(bench.spare().loads).toEqual([])
    bench.shown().happens('ended')
    await expect.poll(() => bench.shown().loads).toHaveLength(1)
    expect(bench.state()).toMatchObject({ number: 2, phase: 'playing', isNextLocked: false })
  })

  it('does not begin again at a touch when it is over', async () => {
    await bench.playing(2)
    bench.shown().happens('ended')
    const before = bench.shown().actions.length
    bench.player.toggle()
    bench.player.play()
    expect(bench.shown().actions).toHaveLength(before)
    expect(bench.state().phase).toBe('locked')
  })

  it('that cannot play leaves the locked episode, and no failure is told (S-111)', async () => {
    await bench.playing(2)
    bench.shown().happens({ type: 'fault', error: 'media', detail: 'bufferAppendError' })
    expect(bench.state()).toMatchObject({ phase: 'locked', error: null })
    expect(bench.reports).toEqual([])
  })

  it('is asked for again once when its address has expired (C-53)', async () => {
    await bench.playing(2)
    bench.reach(4)
    bench.shown().happens({ type: 'fault', error: 'expired' })
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    expect(bench.asked).toEqual(['2', '2 fresh'])
    expect(bench.shown().loads[1]).toMatchObject({ startSeconds: 4 })
  })

  it('is left out where the member stopped beyond it', async () => {
    bench.player.open({ number: 2, startSeconds: 30 })
    await expect.poll(() => bench.state().phase).toBe('locked')
    expect(bench.shown().loads).toEqual([])
  })

  it.each([
    ['while it plays', false],
    ['after its end', true],
  ])('R-3: unlocked %s, the whole episode goes on at the very place, and only that is told', async (_, isOver) => {
    await bench.playing(2)
    bench.reach(6, 20)
    if (isOver) bench.shown().happens('ended')
    bench.episodes.set(2, exampleEpisode(2))
    bench.player.reconsider()
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    expect(bench.shown().loads[1]).toMatchObject({ startSeconds: 6 })
    bench.shown().happens('playing')
    bench.reach(9)
    bench.player.step(1)
    expect(bench.reports).toMatchObject([{ number: 2, positionSeconds: 9, seconds: 3 }])
  })

  it('is passed over by a swipe, either way', async () => {
    await bench.playing(2)
    expect(bench.player.step(1)).toBe(true)
    expect(bench.player.step(-1)).toBe(true)
    expect(bench.player.step(-1)).toBe(true)
    await expect.poll(() => bench.state()).toMatchObject({ number: 1, item: { number: 1 } })
    expect(bench.reports).toEqual([])
  })
})
