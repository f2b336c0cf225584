import { describe, expect, it } from 'vitest'
import { planCopy, variantFor } from './copy-plan.ts'

const master = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=600000,RESOLUTION=360x640,NAME="360p"
360/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=720x1280,NAME="720p"
720/index.m3u8
`
const vector = 'ab'.repeat(16)
const encrypted = `#EXTM3U
#EXT-X-MAP:URI="init.mp4"
#EXT-X-KEY:METHOD=AES-128,URI="../key",IV=0x${vector}
#EXTINF:2.000000,
0000.m4s
#EXT-X-KEY:METHOD=AES-128,URI="../key",IV=0x${vector.replaceAll('a', 'c')}
#EXTINF:1.500000,
0001.m4s
#EXT-X-ENDLIST
`

const variant = { line: '#EXT-X-STREAM-INF:NAME="720p"', path: '720/index.m3u8' }

describe('the quality that is copied', () => {
  it.each([
    ['720p', '720/index.m3u8'],
    ['540p', '360/index.m3u8'],
    ['1080p', '720/index.m3u8'],
    ['240p', '360/index.m3u8'],
  ])('%s: %s', (quality, path) => {
    expect(variantFor(master, quality)?.path).toBe(path)
  })

  it('is none where the playlist names none', () => {
    expect(variantFor('#EXTM3U\n', '720p')).toBeUndefined()
  })
})

describe('the plan of a copy', () => {
  it('S-114: names every file, the key and each vector, and its playlists name no key', () => {
    const plan = planCopy(variant, encrypted)
    expect(plan.paths).toEqual(['720/init.mp4', '720/0000.m4s', '720/0001.m4s'])
    expect(plan.keyPath).toBe('key')
    expect(plan.vectors).toEqual({ '0000.m4s': vector, '0001.m4s': vector.replaceAll('a', 'c') })
    expect(plan.media).not.toContain('KEY')
    expect(plan.media).toContain('#EXTINF:1.500000,\n0001.m4s\n#EXT-X-ENDLIST')
    expect(plan.master).toBe('#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-STREAM-INF:NAME="720p"\nmedia.m3u8\n')
  })

  it('has no key where segments come in clear', () => {
    const plan = planCopy(variant, encrypted.replaceAll(/#EXT-X-KEY.*\n/g, ''))
    expect(plan).toMatchObject({ keyPath: null, vectors: {} })
  })

  it('is refused for what is no playlist', () => {
    expect(() => planCopy(variant, '<html>')).toThrow('no playlist')
  })
})
