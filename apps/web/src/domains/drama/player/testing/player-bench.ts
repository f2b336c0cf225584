import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { expect } from 'vitest'
import { createPlayer } from '../engine/player.ts'
import { createPool } from '../engine/pool.ts'
import type { WatchReport } from '../reporting/play-reports.ts'
import { exampleEpisode } from './example-episode.ts'
import { FakeSlot } from './fake-slot.ts'

/** A player of a drama of three episodes whose videos, server and clock are the test's. */
export const createPlayerBench = () => {
  const slots = [new FakeSlot(), new FakeSlot()] as const
  const reports: WatchReport[] = []
  const requested: string[] = []
  const foreseen: number[] = []
  const ended: number[] = []
  const episodes = new Map<number, VideoItem | Error>([1, 2, 3].map((number) => [number, exampleEpisode(number)]))
  let clockMs = 0
  const player = createPlayer({
    pool: createPool(slots),
    slots,
    findEpisode: async (number, { isFresh }) => {
      requested.push(`${number}${isFresh ? ' fresh' : ''}`)
      const found = episodes.get(number) ?? null
      if (found instanceof Error) throw found
      return found
    },
    addressOf: (address) => address,
    lastNumber: 3,
    rate: 1,
    quality: 'auto',
    foresee: (item) => foreseen.push(item.number),
    onEnded: (number) => ended.push(number),
    mayPrepare: () => true,
    nowMs: () => clockMs,
    net: () => '4g',
    send: async (report) => {
      reports.push(report)
      return true
    },
  })
  const state = () => player.state.getState()
  const shown = () => slots[state().shownIndex]
  const spare = () => slots[state().shownIndex === 0 ? 1 : 0]

  /** Opens an episode and lets it play. */
  const playing = async (number = 1, startSeconds = 0) => {
    player.open({ number, startSeconds })
    await expect.poll(() => shown().loads.length).toBeGreaterThan(0)
    shown().happens('frame')
    shown().happens('playing')
  }

  /** The shown episode has come to a place, in real time. */
  const reach = (seconds: number, ahead = 0) => {
    clockMs += Math.max(0, seconds - shown().position) * 1000
    shown().position = seconds
    shown().duration = 60
    shown().ahead = ahead
    shown().happens('time')
  }

  /** The first episode plays, the second is prepared. */
  const prepared = async () => {
    await playing()
    reach(2, 6)
    await expect.poll(() => spare().loads).toHaveLength(1)
    spare().happens('frame')
  }
  return {
    player,
    slots,
    reports,
    asked: requested,
    foreseen,
    ended,
    episodes,
    state,
    shown,
    spare,
    playing,
    reach,
    prepared,
  }
}
