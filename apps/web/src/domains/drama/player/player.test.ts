import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WatchReport } from './play-reports.ts'
import { createPlayer, type Player } from './player.ts'
import { createPool } from './pool.ts'
import { exampleEpisode } from './testing/example-episode.ts'
import { FakeSlot } from './testing/fake-slot.ts'

let clockMs: number
let slots: readonly [FakeSlot, FakeSlot]
let reports: WatchReport[]
let episodes: Map<number, VideoItem | Error>
let asked: string[]
let player: Player

const lastNumber = 3

beforeEach(() => {
  clockMs = 0
  slots = [new FakeSlot(), new FakeSlot()]
  reports = []
  asked = []
  episodes = new Map([1, 2, 3].map((number) => [number, exampleEpisode(number)]))
  player = createPlayer({
    pool: createPool(slots),
    slots,
    findEpisode: async (number, { isFresh }) => {
      asked.push(`${number}${isFresh ? ' fresh' : ''}`)
      const found = episodes.get(number) ?? null
      if (found instanceof Error) throw found
      return found
    },
    addressOf: (address) => address,
    lastNumber,
    rate: 1,
    mayPrepare: () => true,
    nowMs: () => clockMs,
    net: () => '4g',
    send: async (report) => {
      reports.push(report)
      return true
    },
  })
})

const state = () => player.state.getState()
const shown = () => slots[state().shownIndex]
const spare = () => slots[state().shownIndex === 0 ? 1 : 0]

/** Opens an episode and lets it play. */
const playing = async (number = 1, startSeconds = 0) => {
  player.open({ number, startSeconds })
  await vi.waitFor(() => expect(shown().loads.length).toBeGreaterThan(0))
  shown().happens('frame')
  shown().happens('playing')
}

/** The shown episode has come to a place. */
const reach = (seconds: number, ahead = 0) => {
  clockMs += Math.max(0, seconds - shown().position) * 1000
  shown().position = seconds
  shown().duration = 60
  shown().ahead = ahead
  shown().happens('time')
}

const prepared = async () => {
  await playing()
  reach(2, 6)
  await vi.waitFor(() => expect(spare().loads).toHaveLength(1))
  spare().happens('frame')
}

describe('opening an episode', () => {
  it('loads it where the member stopped and plays', async () => {
    await playing(2, 29)
    expect(shown().loads).toEqual([{ url: '/play/ticket/2/master.m3u8', startSeconds: 29, role: 'shown' }])
    expect(state()).toMatchObject({ phase: 'playing', number: 2, hasFrame: true })
  })

  it('throws away the answer for an episode that was left again', async () => {
    player.open({ number: 1, startSeconds: 0 })
    player.open({ number: 3, startSeconds: 0 })
    await vi.waitFor(() => expect(state().item?.number).toBe(3))
    expect(slots.flatMap(({ loads }) => loads).map(({ url }) => url)).toEqual(['/play/ticket/3/master.m3u8'])
  })

  it('stops at a locked episode and says why', async () => {
    const { play_url: _, ...locked } = exampleEpisode(1)
    episodes.set(1, { ...locked, can_play: 0, deny_reason: 'vip' })
    player.open({ number: 1, startSeconds: 0 })
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'locked', item: { deny_reason: 'vip' } }))
    expect(shown().loads).toEqual([])
  })

  it('plays without sound where the browser wants a touch first, and with it after the touch', async () => {
    for (const slot of slots) slot.answers.push('refused')
    await playing()
    await vi.waitFor(() => expect(state().isSilenced).toBe(true))
    expect(shown().acts).toContain('mute')
    player.unmute()
    expect(shown().acts.slice(-2)).not.toContain('mute')
    expect(state().isSilenced).toBe(false)
  })
})

describe('the next episode', () => {
  it('is prepared once the shown one has 6 s to go on without the network', async () => {
    await playing()
    reach(2, 5.9)
    expect(asked).toEqual(['1'])
    reach(3, 6)
    await vi.waitFor(() => expect(spare().loads).toHaveLength(1))
    expect(spare().loads[0]).toMatchObject({ url: '/play/ticket/2/master.m3u8', role: 'prepared' })
    reach(4, 6)
    expect(asked).toEqual(['1', '2'])
  })

  it('is shown at once when it was prepared: nothing is asked for', async () => {
    await prepared()
    expect(state().isNextReady).toBe(true)
    expect(player.step(1)).toBe(true)
    expect(state()).toMatchObject({ number: 2, hasFrame: true, cameFrom: 1, item: { number: 2 } })
    expect(shown().acts).toContain('promote')
    expect(shown().acts.at(-1)).toBe('play')
    expect(asked).toEqual(['1', '2'])
  })

  it('is asked for anew where preparing it failed', async () => {
    await prepared()
    spare().happens({ type: 'fault', fault: 'network' })
    player.step(1)
    await vi.waitFor(() => expect(shown().loads.at(-1)).toMatchObject({ role: 'shown' }))
  })

  it('is not fetched where it is locked', async () => {
    const { play_url: _, ...locked } = exampleEpisode(2)
    episodes.set(2, { ...locked, can_play: 0, deny_reason: 'coin' })
    await playing()
    reach(2, 20)
    await vi.waitFor(() => expect(asked).toEqual(['1', '2']))
    expect(spare().loads).toEqual([])
  })

  it('follows by itself at the end, and after the last one nothing does', async () => {
    await playing(2)
    shown().happens('ended')
    expect(state().number).toBe(3)
    await vi.waitFor(() => expect(state().item?.number).toBe(3))
    shown().happens('ended')
    expect(state()).toMatchObject({ number: 3, phase: 'finished' })
  })

  it('there is none before the first and after the last', async () => {
    await playing(1)
    expect(player.step(-1)).toBe(false)
    await playing(3)
    expect(player.step(1)).toBe(false)
  })
})

describe('an episode that does not play', () => {
  it('C-53: its address is asked for anew once, and it goes on where it was', async () => {
    await playing()
    reach(12)
    shown().happens({ type: 'fault', fault: 'expired' })
    await vi.waitFor(() => expect(shown().loads).toHaveLength(2))
    expect(asked.at(-1)).toBe('1 fresh')
    expect(shown().loads[1]?.startSeconds).toBe(12)
    shown().happens({ type: 'fault', fault: 'expired' })
    expect(state()).toMatchObject({ phase: 'failed', fault: 'expired' })
  })

  it('is reported, and tried again when the member asks', async () => {
    await playing()
    shown().happens({ type: 'fault', fault: 'media' })
    expect(state()).toMatchObject({ phase: 'failed', fault: 'media' })
    expect(reports.at(-1)).toMatchObject({ number: 1, fault: 'media' })
    player.retry()
    await vi.waitFor(() => expect(shown().loads).toHaveLength(2))
    shown().happens('playing')
    expect(state().phase).toBe('playing')
  })

  it('fails where its address cannot be asked for', async () => {
    episodes.set(1, new Error('no network'))
    player.open({ number: 1, startSeconds: 0 })
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'failed', fault: 'network' }))
  })
})

describe('what the server is told', () => {
  it('every 10 s of playing, with the seconds since the last report', async () => {
    await playing()
    for (const seconds of [4, 8, 10, 14, 20]) reach(seconds)
    expect(reports.map(({ positionSeconds, seconds }) => [positionSeconds, seconds])).toEqual([
      [10, 10],
      [20, 10],
    ])
  })

  it('at a pause', async () => {
    await playing()
    reach(4)
    shown().happens('paused')
    expect(reports).toEqual([{ number: 1, positionSeconds: 4, durationSeconds: 60, seconds: 4 }])
    expect(state().phase).toBe('paused')
  })

  it('at the end of a play, with how it went, once', async () => {
    await playing()
    reach(4)
    player.hide()
    shown().happens('paused')
    player.close()
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatchObject({ seconds: 4, quality: { prepared: 0, stalls: 0, net: '4g' } })
  })

  it('an episode that was prepared is told as such', async () => {
    await prepared()
    player.step(1)
    reach(1)
    player.close()
    expect(reports.map(({ number, quality }) => [number, quality?.prepared])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})

describe('the controls', () => {
  it('C-32: the speed holds for every episode, and a finger held down doubles it', async () => {
    await playing()
    player.setRate(1.5)
    player.hold(true)
    expect(slots.map(({ acts }) => acts.at(-1))).toEqual(['rate 2', 'rate 2'])
    player.hold(false)
    expect(slots.map(({ acts }) => acts.at(-1))).toEqual(['rate 1.5', 'rate 1.5'])
  })

  it('seeks within the episode only', async () => {
    await playing()
    reach(5)
    player.seek(999)
    expect(shown().position).toBe(60)
    player.seek(-3)
    expect(shown().position).toBe(0)
  })

  it('a page that comes back plays on only where it was playing', async () => {
    await playing()
    player.hide()
    shown().happens('paused')
    player.reveal()
    expect(shown().acts.at(-1)).toBe('play')
    shown().happens('playing')
    player.toggle()
    expect(shown().acts.at(-1)).toBe('pause')
    shown().happens('paused')
    player.hide()
    player.reveal()
    expect(shown().acts.at(-1)).toBe('pause')
  })
})
