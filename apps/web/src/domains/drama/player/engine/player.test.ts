import { beforeEach, describe, expect, it } from 'vitest'
import { exampleEpisode } from '../testing/example-episode.ts'
import { createPlayerBench } from '../testing/player-bench.ts'

let bench: ReturnType<typeof createPlayerBench>

beforeEach(() => {
  bench = createPlayerBench()
})

describe('opening an episode', () => {
  it('loads it where the member stopped and plays', async () => {
    await bench.playing(2, 29)
    expect(bench.shown().loads).toEqual([{ url: '/play/ticket/2/master.m3u8', startSeconds: 29, role: 'shown' }])
    expect(bench.state()).toMatchObject({ phase: 'playing', number: 2, hasFrame: true })
  })

  it('throws away the answer for an episode that was left again', async () => {
    bench.player.open({ number: 1, startSeconds: 0 })
    bench.player.open({ number: 3, startSeconds: 0 })
    await expect.poll(() => bench.state().item?.number).toBe(3)
    expect(bench.slots.flatMap(({ loads }) => loads).map(({ url }) => url)).toEqual(['/play/ticket/3/master.m3u8'])
  })

  it('stops at a locked episode and says why', async () => {
    const { play_url: _, ...locked } = exampleEpisode(1)
    bench.episodes.set(1, { ...locked, can_play: 0, deny_reason: 'vip' })
    bench.player.open({ number: 1, startSeconds: 0 })
    await expect.poll(() => bench.state()).toMatchObject({ phase: 'locked', item: { deny_reason: 'vip' } })
    expect(bench.shown().loads).toEqual([])
  })

  it('plays without sound where the browser wants a touch first, and with it after the touch', async () => {
    for (const slot of bench.slots) slot.answers.push('refused')
    await bench.playing()
    await expect.poll(() => bench.state().isSilenced).toBe(true)
    expect(bench.shown().actions).toContain('mute')
    bench.player.play()
    expect(bench.shown().actions).toContain('unmute')
    expect(bench.state().isSilenced).toBe(false)
  })
})

describe('the next episode', () => {
  it('is prepared once the shown one has 6 s to go on without the network', async () => {
    await bench.playing()
    bench.reach(2, 5.9)
    expect(bench.asked).toEqual(['1'])
    bench.reach(3, 6)
    await expect.poll(() => bench.spare().loads).toHaveLength(1)
    expect(bench.spare().loads[0]).toMatchObject({ url: '/play/ticket/2/master.m3u8', role: 'prepared' })
    bench.reach(4, 6)
    expect(bench.asked).toEqual(['1', '2'])
  })

  it('is shown at once when it was prepared: nothing is asked for', async () => {
    await bench.prepared()
    expect(bench.state().isNextReady).toBe(true)
    expect(bench.player.step(1)).toBe(true)
    expect(bench.state()).toMatchObject({ number: 2, hasFrame: true, cameFrom: 1, item: { number: 2 } })
    expect(bench.shown().actions).toContain('promote')
    expect(bench.shown().actions.at(-1)).toBe('play')
    expect(bench.asked).toEqual(['1', '2'])
  })

  it('starts unheard while the finger pulls it in, and is heard once it is shown', async () => {
    await bench.prepared()
    const next = bench.spare()
    bench.player.lean(true)
    expect(next.actions.slice(-2)).toEqual(['mute', 'play'])
    bench.player.step(1)
    expect(bench.shown()).toBe(next)
    expect(next.actions).toContain('unmute')
    await expect.poll(() => bench.state().phase).toBe('playing')
  })

  it('goes back to its beginning when the finger lets go of it', async () => {
    await bench.prepared()
    bench.player.lean(true)
    bench.spare().position = 0.4
    bench.player.lean(false)
    expect(bench.spare().actions.slice(-2)).toEqual(['unmute', 'pause'])
    expect(bench.spare().position).toBe(0)
    expect(bench.state().number).toBe(1)
  })

  it('is asked for anew where preparing it failed', async () => {
    await bench.prepared()
    bench.spare().happens({ type: 'fault', error: 'network' })
    bench.player.step(1)
    await expect.poll(() => bench.shown().loads.at(-1)).toMatchObject({ role: 'shown' })
  })

  it('is not fetched where it is locked', async () => {
    const { play_url: _, ...locked } = exampleEpisode(2)
    bench.episodes.set(2, { ...locked, cover: '/two.webp', can_play: 0, deny_reason: 'coin' })
    await bench.playing()
    bench.reach(2, 20)
    await expect.poll(() => bench.foreseen).toEqual([2])
    expect(bench.state()).toMatchObject({ isNextLocked: true, nextCover: '/two.webp' })
    expect(bench.spare().loads).toEqual([])
  })

  it('gives way while the shown one waits for the network, and goes on once that has 6 s again', async () => {
    await bench.prepared()
    bench.shown().happens('waiting')
    expect(bench.spare().actions.at(-1)).toBe('halt')
    bench.reach(3, 2)
    expect(bench.spare().actions.at(-1)).toBe('halt')
    bench.reach(4, 6)
    expect(bench.spare().actions.at(-1)).toBe('fetch on')
    bench.reach(5, 6)
    expect(bench.spare().actions.filter((action) => action === 'fetch on')).toHaveLength(1)
  })

  it('does not follow where the member said no, and the end is told all the same', async () => {
    await bench.playing(2)
    bench.player.cancelNext()
    bench.shown().happens('ended')
    expect(bench.state()).toMatchObject({ number: 2, phase: 'paused' })
    expect(bench.ended).toEqual([2])
    bench.player.step(1)
    expect(bench.state().isNextCancelled).toBe(false)
  })

  it('follows by itself at the end, and after the last one nothing does', async () => {
    await bench.playing(2)
    bench.shown().happens('ended')
    expect(bench.state().number).toBe(3)
    await expect.poll(() => bench.state().item?.number).toBe(3)
    bench.shown().happens('ended')
    expect(bench.state()).toMatchObject({ number: 3, phase: 'finished' })
  })

  it('there is none before the first and after the last', async () => {
    await bench.playing(1)
    expect(bench.player.step(-1)).toBe(false)
    await bench.playing(3)
    expect(bench.player.step(1)).toBe(false)
  })
})

describe('an episode that does not play', () => {
  it('C-53: its address is asked for anew once, and it goes on where it was', async () => {
    await bench.playing()
    bench.reach(12)
    bench.shown().happens({ type: 'fault', error: 'expired' })
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    expect(bench.asked.at(-1)).toBe('1 fresh')
    expect(bench.shown().loads[1]?.startSeconds).toBe(12)
    bench.shown().happens({ type: 'fault', error: 'expired' })
    expect(bench.state()).toMatchObject({ phase: 'failed', error: 'expired' })
  })

  it('C-53: an address may be renewed again once the last one has played', async () => {
    await bench.playing()
    bench.reach(12)
    bench.shown().happens({ type: 'fault', error: 'expired' })
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    bench.reach(20)
    bench.shown().happens({ type: 'fault', error: 'expired' })
    await expect.poll(() => bench.shown().loads).toHaveLength(3)
  })

  it('C-53: a browser that plays by itself does not say what is wrong: the address is renewed once too', async () => {
    const nativeError = { type: 'fault', error: 'media', mayBeExpired: true, detail: 'native 4' } as const
    await bench.playing()
    bench.reach(12)
    bench.shown().happens(nativeError)
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    expect(bench.shown().loads[1]?.startSeconds).toBe(12)
    bench.shown().happens(nativeError)
    expect(bench.state()).toMatchObject({ phase: 'failed', error: 'media' })
    expect(bench.reports.at(-1)).toMatchObject({ error: 'media native 4' })
  })

  it('is reported, and tried again when the member asks', async () => {
    await bench.playing()
    bench.shown().happens({ type: 'fault', error: 'media', detail: 'bufferAppendError' })
    expect(bench.state()).toMatchObject({ phase: 'failed', error: 'media' })
    expect(bench.reports.at(-1)).toMatchObject({ number: 1, error: 'media bufferAppendError' })
    bench.player.retry()
    await expect.poll(() => bench.shown().loads).toHaveLength(2)
    bench.shown().happens('playing')
    expect(bench.state().phase).toBe('playing')
  })

  it('fails where its address cannot be asked for', async () => {
    bench.episodes.set(1, new Error('no network'))
    bench.player.open({ number: 1, startSeconds: 0 })
    await expect.poll(() => bench.state()).toMatchObject({ phase: 'failed', error: 'network' })
  })
})

describe('the controls', () => {
  it('the quality holds for every episode, and those of an episode are known once it is', async () => {
    await bench.playing()
    bench.player.setQuality(540)
    expect(bench.slots.map(({ actions }) => actions.at(-1))).toEqual(['quality 540', 'quality 540'])
    bench.shown().sides = [360, 540]
    bench.shown().happens('renditions')
    expect(bench.state()).toMatchObject({ quality: 540, qualities: [360, 540] })
  })

  it('C-32: the speed holds for every episode, and a finger held down doubles it', async () => {
    await bench.playing()
    bench.player.setRate(1.5)
    bench.player.hold(true)
    expect(bench.slots.map(({ actions }) => actions.at(-1))).toEqual(['rate 2', 'rate 2'])
    bench.player.hold(false)
    expect(bench.slots.map(({ actions }) => actions.at(-1))).toEqual(['rate 1.5', 'rate 1.5'])
  })

  it('seeks within the episode only', async () => {
    await bench.playing()
    bench.reach(5)
    bench.player.seek(999)
    expect(bench.shown().position).toBe(60)
    bench.player.seek(-3)
    expect(bench.shown().position).toBe(0)
  })

  it('a page that comes back plays on only where it was playing', async () => {
    await bench.playing()
    bench.player.hide()
    bench.shown().happens('paused')
    bench.player.reveal()
    expect(bench.shown().actions.at(-1)).toBe('play')
    bench.shown().happens('playing')
    bench.player.toggle()
    expect(bench.shown().actions.at(-1)).toBe('pause')
    bench.shown().happens('paused')
    bench.player.hide()
    bench.player.reveal()
    expect(bench.shown().actions.at(-1)).toBe('pause')
  })
})
