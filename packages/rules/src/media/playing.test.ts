import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgePlay, mayEmbed, type PlayHistory, playEndsMs, playLimits } from './playing.ts'

const nowMs = 1_800_000_000_000
const limits = { ...playLimits, atOnce: 2 }
const quiet: PlayHistory = {
  inMinute: 0,
  inDay: 0,
  otherEpisodes: 0,
  watchedSeconds: 0,
  isRepeat: false,
  otherEndsMs: [],
}
const judge = (changes: Partial<PlayHistory>) => judgePlay({ ...quiet, ...changes }, limits, nowMs)

describe('giving out a play (docs/rules/video-checks.md 4)', () => {
  it.each<[string, Partial<PlayHistory>, string | undefined]>([
    ['the first one', {}, undefined],
    ['60 in a minute', { inMinute: 60 }, 'tooFast'],
    ['400 in a day', { inDay: 400 }, 'tooMany'],
    ['the 20th episode unwatched', { otherEpisodes: 19 }, undefined],
    ['the 21st episode unwatched', { otherEpisodes: 20 }, 'dump'],
    ['the 21st episode of a quick look through', { otherEpisodes: 20, watchedSeconds: 63 }, undefined],
    ['the same play asked for again', { inMinute: 60, inDay: 400, otherEpisodes: 40, isRepeat: true }, undefined],
    ['a second device', { otherEndsMs: [nowMs + 5000] }, undefined],
    ['a third device', { otherEndsMs: [nowMs + 5000, nowMs + 90_000] }, 'devices'],
    ['a third device again', { isRepeat: true, otherEndsMs: [nowMs + 5000, nowMs + 90_000] }, 'devices'],
  ])('%s', (_, changes, reason) => {
    expect(judge(changes)?.reason).toBe(reason)
  })

  it('tells when the next device makes room', () => {
    expect(judge({ otherEndsMs: [nowMs + 90_000, nowMs + 5000] })?.retryAfterS).toBe(5)
    expect(judge({ otherEndsMs: [nowMs + 90_000, nowMs + 5000, nowMs + 60_000] })?.retryAfterS).toBe(60)
  })

  it('more history never makes it easier', () => {
    const natural = fc.nat({ max: 500 })
    fc.assert(
      fc.property(natural, natural, natural, natural, (inMinute, inDay, otherEpisodes, more) => {
        const less = judge({ inMinute, inDay, otherEpisodes })
        const later = judge({ inMinute: inMinute + more, inDay: inDay + more, otherEpisodes: otherEpisodes + more })
        expect(less === undefined || later !== undefined).toBe(true)
      }),
    )
  })

  it('a device plays as long as the episode, at least a minute', () => {
    expect(playEndsMs(5000, nowMs)).toBe(nowMs + 60_000)
    expect(playEndsMs(90_000, nowMs)).toBe(nowMs + 90_000)
    expect(playEndsMs(9e9, nowMs)).toBe(nowMs + 600_000)
  })
})

describe('who may embed media', () => {
  const allowed = ['https://app.example', 'not an address']
  it.each([
    [undefined, true],
    ['', true],
    ['https://app.example', true],
    ['https://app.example/some/page?x=1', true],
    ['capacitor://localhost', true],
    ['http://localhost:5173', true],
    ['null', false],
    ['https://app.example.evil.test', false],
    ['https://evil.test', false],
    ['https://evil.test/app.example', false],
    ['https://app.example@evil.test', false],
    ['https://localhost.evil.test', false],
  ])('%s: %s', (origin, expected) => {
    expect(mayEmbed(origin, allowed)).toBe(expected)
  })
})
