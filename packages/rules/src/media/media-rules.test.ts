import { describe, expect, it } from 'vitest'
import { masterPlaylist, outputFrameRate, planRenditions, type Rendition, ticketLifetimeS } from './rendition.ts'
import { judgeSize, judgeSource } from './source.ts'

describe('planning renditions', () => {
  it.each([
    [720, 1280, ['360x640', '540x960', '720x1280']],
    [1080, 1920, ['360x640', '540x960', '720x1280', '1080x1920']],
    [1079, 1919, ['360x640', '540x960', '720x1280']],
    [1280, 720, ['640x360', '960x540', '1280x720']],
    [480, 854, ['360x640']],
    [320, 569, ['320x570']],
    [721, 1281, ['360x640', '540x960', '720x1280']],
    [1000, 1000, ['360x360', '540x540', '720x720']],
  ])('a picture of %i by %i becomes %j', (width, height, expected) => {
    expect(planRenditions(width, height).map((planned) => `${planned.width}x${planned.height}`)).toEqual(expected)
  })

  it.each([
    [24000 / 1001, true, 24000 / 1001],
    [25, true, 25],
    [30, true, 30],
    [60, true, 30],
    [50, true, 25],
    [27.3, false, 30],
    [18, false, 25],
    [0, false, 30],
    [Number.NaN, false, 30],
  ])('%d frames a second (steady: %s) become %d', (rate, isSteady, expected) => {
    expect(outputFrameRate(rate, isSteady)).toBe(expected)
  })
})

describe('the master playlist', () => {
  const rendition = (name: Rendition['name'], peakBitrate: number): Rendition => ({
    name,
    width: 360,
    height: 640,
    framesPerSecond: 24,
    peakBitrate,
    averageBitrate: peakBitrate - 1,
    codecs: 'avc1.64001e,mp4a.40.2',
  })

  it('names size, rates and codecs of every rendition, lightest first', () => {
    expect(masterPlaylist([rendition('720', 900), rendition('360', 500)])).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=500,AVERAGE-BANDWIDTH=499,RESOLUTION=360x640,FRAME-RATE=24.000,CODECS="avc1.64001e,mp4a.40.2",NAME="360p"',
        '360/index.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=900,AVERAGE-BANDWIDTH=899,RESOLUTION=360x640,FRAME-RATE=24.000,CODECS="avc1.64001e,mp4a.40.2",NAME="720p"',
        '720/index.m3u8',
        '',
      ].join('\n'),
    )
  })
})

describe('judging a source', () => {
  const picture = { width: 720, height: 1280 }
  it.each([
    [{ picture, durationMs: 60_000 }, undefined],
    [{ picture: undefined, durationMs: 60_000 }, 'noVideoTrack'],
    [{ picture, durationMs: 600_001 }, 'tooLong'],
    [{ picture, durationMs: 100 }, 'tooShort'],
    [{ picture: { width: 20, height: 20 }, durationMs: 1000 }, 'badSize'],
    [{ picture: { width: 100, height: 1000 }, durationMs: 1000 }, 'badSize'],
    [{ picture: { width: 9000, height: 9000 }, durationMs: 1000 }, 'badSize'],
  ])('%j: %s', (source, expected) => {
    expect(judgeSource(source)).toBe(expected)
  })

  it('refuses by size before the file is opened', () => {
    expect(judgeSize(0)).toBe('empty')
    expect(judgeSize(3e9)).toBe('tooBig')
    expect(judgeSize(1000)).toBeUndefined()
  })
})

describe('a play ticket', () => {
  it('C-53: lives the longer of 15 minutes and twice the episode', () => {
    expect(ticketLifetimeS(90_000)).toBe(900)
    expect(ticketLifetimeS(600_000)).toBe(1200)
  })
})
