import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAfterPreview, previewLength, previewPlaylist, previewSegments } from './preview.ts'

describe('how much of a locked episode a preview opens', () => {
  it.each([
    ['the segments that cover it', 10, 90_000, 5, 10],
    ['an odd number of seconds', 15, 90_000, 8, 15],
    ['none where the operator set none', 0, 90_000, 0, 0],
    ['half of an episode that is hardly longer', 60, 61_000, 15, 30],
    ['none of an episode of one segment', 10, 2000, 0, 0],
    ['none of an episode whose length is unknown', 10, 0, 0, 0],
  ])('%s', (_, previewSeconds, durationMs, segments, length) => {
    expect(previewSegments(previewSeconds, durationMs)).toBe(segments)
    expect(previewLength(previewSeconds, durationMs / 1000)).toBe(length)
  })

  it('is never more than half of it', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(600_000), (previewSeconds, durationMs) => {
        expect(previewSegments(previewSeconds, durationMs) * 2000).toBeLessThanOrEqual(durationMs / 2)
      }),
    )
  })
})

describe('the files of a preview', () => {
  it('end with its last segment, in every quality; what is no segment is open', () => {
    const files = ['360/0000.m4s', '360/0004.m4s', '720/0005.m4s', '720/10000.m4s', '360/init.mp4', 'master.m3u8']
    expect(files.map((name) => isAfterPreview(name, 5))).toEqual([false, false, true, true, false, false])
  })
})

const key = (iv: number) => `#EXT-X-KEY:METHOD=AES-128,URI="../key",IV=0x${iv}\n`
const segment = (index: number) => `#EXTINF:2.000000,\n000${index}.m4s\n`
const head = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="init.mp4"\n'

describe('the playlist of a preview', () => {
  const whole = (isEncrypted: boolean) =>
    `${head}${[0, 1, 2, 3].map((index) => `${isEncrypted ? key(index) : ''}${segment(index)}`).join('')}#EXT-X-ENDLIST\n`

  it('names its segments and no key, and ends', () => {
    const short = `${head}${segment(0)}${segment(1)}#EXT-X-ENDLIST\n`
    expect(previewPlaylist(whole(true), 2)).toBe(short)
    expect(previewPlaylist(whole(false), 2)).toBe(short)
  })

  it('is the whole of an episode that has no more', () => {
    expect(previewPlaylist(whole(true), 9)).toBe(whole(false))
  })
})
