import { beforeEach, describe, expect, it } from 'vitest'
import { createPlayerBench } from '../testing/player-bench.ts'

let bench: ReturnType<typeof createPlayerBench>

beforeEach(() => {
  bench = createPlayerBench()
})

describe('what the server is told', () => {
  it('every 10 s of playing, with the seconds since the last report', async () => {
    await bench.playing()
    for (const seconds of [4, 8, 10, 14, 20]) bench.reach(seconds)
    expect(bench.reports.map(({ positionSeconds, seconds }) => [positionSeconds, seconds])).toEqual([
      [10, 10],
      [20, 10],
    ])
  })

  it('at a pause', async () => {
    await bench.playing()
    bench.reach(4)
    bench.shown().happens('paused')
    expect(bench.reports).toEqual([{ number: 1, positionSeconds: 4, durationSeconds: 60, seconds: 4 }])
    expect(bench.state().phase).toBe('paused')
  })

  it('at the end of a play, with how it went, once', async () => {
    await bench.playing()
    bench.reach(4)
    bench.player.hide()
    bench.shown().happens('paused')
    bench.player.close()
    expect(bench.reports).toHaveLength(1)
    expect(bench.reports[0]).toMatchObject({ seconds: 4, quality: { prepared: 0, stalls: 0, net: '4g' } })
  })

  it('an episode that was prepared is told as such', async () => {
    await bench.prepared()
    bench.player.step(1)
    bench.reach(1)
    bench.player.close()
    expect(bench.reports.map(({ number, quality }) => [number, quality?.prepared])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})
