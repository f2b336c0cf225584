import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asset, isFullyReady } from '../asset.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { runTool } from './ffmpeg.ts'
import { transcodeAsset } from './transcode-asset.ts'

let test: TestMedia

beforeAll(async () => {
  test = await openTestMedia()
})

afterAll(() => test.close())

const tone = ['-f', 'lavfi', '-i', 'sine=f=330:d=3']
const picture = (size: string, seconds = 3, rate = '24') => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
]
const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

async function transcoded(path: string): Promise<Asset> {
  const { id } = await test.queuedAsset(path)
  await transcodeAsset(await test.transcodingParts(), id, new AbortController().signal)
  return test.read(id)
}

describe('a good source', () => {
  it('becomes four aligned renditions, each segment beginning with a key frame (check 19)', async () => {
    const asset = await transcoded(
      await test.makeFile('full.mp4', [...picture('1080x1920', 3, '12'), ...tone, ...fast, '-c:a', 'aac', '-shortest']),
    )
    expect(asset).toMatchObject({
      state: 'ready',
      planned: ['360', '540', '720', '1080'],
      width: 1080,
      height: 1920,
      progressPercent: 100,
    })
    expect(isFullyReady(asset)).toBe(true)
    const master = await text(await test.openMade(asset.id, 'master.m3u8'))
    expect(master.match(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/g)).toHaveLength(3)
    expect(master).toContain('RESOLUTION=360x640')
    expect(await text(await test.openMade(asset.id, 'master-svip.m3u8'))).toContain('NAME="1080p"\n1080/index.m3u8')
    expect(master).not.toContain('1080')

    const starts: string[] = []
    const { tools } = await test.transcodingParts()
    for (const name of asset.planned) {
      const playlist = await text(await test.openMade(asset.id, `${name}/index.m3u8`))
      const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)]
      starts.push(segments.map(([, seconds]) => seconds).join(' '))
      const init = await buffer(await test.openMade(asset.id, `${name}/init.mp4`))
      for (const [, , file] of segments) {
        const segment = join(test.folder, `${name}.mp4`)
        await writeFile(segment, Buffer.concat([init, await buffer(await test.openMade(asset.id, `${name}/${file}`))]))
        const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=flags', '-of', 'csv=p=0', segment]
        const shown = await runTool(tools.ffprobe ?? '', args, { timeoutMs: 30_000 })
        expect(shown.output.startsWith('K'), `${name}/${file}`).toBe(true)
      }
    }
    expect(new Set(starts).size).toBe(1)
    expect(await readdir(join(test.folder, 'scratch'))).toEqual([])
  })

  it('has a poster anyone may read, and its ThumbHash', async () => {
    const asset = await transcoded(await test.makeFile('poster.mp4', [...picture('360x640', 1), ...fast]))
    expect(Buffer.from(asset.thumbHash, 'base64').byteLength).toBeGreaterThan(10)
    expect(asset.posterKey).toMatch(/^public\/poster\/\d+-[0-9a-f]{16}\.webp$/)
    expect(await test.context.storage.head(asset.posterKey)).toMatchObject({ contentType: 'image/webp' })
  })

  it.each([
    ['landscape', 'landscape.mp4', [...picture('640x360'), ...fast], { width: 640, height: 360 }],
    ['23.976 frames', 'film.mkv', [...picture('360x640', 3, '24000/1001'), ...fast], { width: 360, height: 640 }],
    [
      'an odd size',
      'odd.mkv',
      [...picture('360x640'), '-vf', 'scale=363:641,setsar=1,format=yuv444p', '-c:v', 'ffv1'],
      { width: 363, height: 641 },
    ],
    [
      '5.1 sound',
      'surround.mp4',
      [...picture('360x640'), '-f', 'lavfi', '-i', 'anullsrc=cl=5.1:d=3', '-shortest', ...fast, '-c:a', 'aac'],
      { width: 360, height: 640 },
    ],
    [
      'uneven frame times',
      'uneven.mkv',
      [...picture('360x640', 3, '30'), '-vf', "select='not(mod(n,3))+lt(t,1)'", '-vsync', 'vfr', ...fast],
      { width: 360, height: 640 },
    ],
    [
      'less than the smallest rendition',
      'small.avi',
      [...picture('180x320'), '-c:v', 'mpeg4'],
      { width: 180, height: 320 },
    ],
  ])('may be %s', async (_, name, args, expected) => {
    const asset = await transcoded(await test.makeFile(name, args))
    expect(asset).toMatchObject({ state: 'ready', ...expected })
    expect(isFullyReady(asset)).toBe(true)
    expect(asset.durationMs).toBeGreaterThan(2500)
  })

  it('may be a recording of a browser, which does not say how long it is', async () => {
    const live = ['-f', 'matroska', '-live', '1']
    const asset = await transcoded(await test.makeFile('recording.webm', [...picture('360x640'), ...fast, ...live]))
    expect(asset).toMatchObject({ state: 'ready' })
    expect(asset.durationMs).toBeGreaterThan(2500)
  })

  it('without sound is told apart in its codecs', async () => {
    const asset = await transcoded(await test.makeFile('silent.mp4', [...picture('360x640'), ...fast]))
    expect(asset.renditions[0]?.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/)
  })

  it('filmed with a turned phone stands upright', async () => {
    const flat = await test.makeFile('flat.mp4', [...picture('640x360'), ...fast])
    const turned = await test.makeFile('turned.mp4', ['-i', flat, '-c', 'copy', '-metadata:s:v:0', 'rotate=90'])
    const asset = await transcoded(turned)
    expect(asset).toMatchObject({ state: 'ready', width: 360, height: 640 })
    expect(asset.renditions[0]).toMatchObject({ width: 360, height: 640 })
  })
})

describe('a bad source', () => {
  const written = async (name: string, bytes: string | Uint8Array) => {
    const path = join(test.folder, name)
    await writeFile(path, bytes)
    return path
  }
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'
  const head = (path: string, share: number) =>
    readFile(path).then((bytes) => bytes.subarray(0, Math.floor(bytes.byteLength * share)))

  it.each([
    ['empty', () => written('empty.mp4', '')],
    ['notVideo', () => written('text.mp4', 'not a film at all\n'.repeat(100))],
    ['notVideo', () => written('playlist.mp4', playlist)],
    ['notVideo', () => written('concat.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['noVideoTrack', () => test.makeFile('sound.mp4', [...tone, '-c:a', 'aac'])],
    [
      'damaged',
      async () =>
        written(
          'header-only.mp4',
          Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(600)]),
        ),
    ],
    ['tooLong', () => test.makeFile('long.mkv', [...picture('64x112', 601, '1'), '-c:v', 'mpeg4'])],
    ['badSize', () => test.makeFile('wide.mkv', [...picture('800x100'), '-c:v', 'mpeg4'])],
    [
      'damaged',
      async () =>
        written('cut.mp4', await head(await test.makeFile('whole.mp4', [...picture('360x640'), ...fast]), 0.6)),
    ],
    [
      'damaged',
      async () => {
        const bytes = await readFile(
          await test.makeFile('broken.mp4', [...picture('360x640', 6), ...fast, '-movflags', '+faststart']),
        )
        return written(
          'hole.mp4',
          bytes.fill(0, Math.floor(bytes.byteLength * 0.3), Math.floor(bytes.byteLength * 0.6)),
        )
      },
    ],
  ])('ends as failed: %s', async (reason, make) => {
    const asset = await transcoded(await make())
    expect(asset).toMatchObject({ state: 'failed', reason, renditions: [] })
    expect(await readdir(join(test.folder, 'scratch'))).toEqual([])
  })

  it('that is not in the store ends as failed: sourceMissing', async () => {
    const asset = await test.queuedAsset(await written('gone.mp4', 'x'))
    await test.context.storage.delete((await test.read(asset.id)).sourceKey)
    await transcodeAsset(await test.transcodingParts(), asset.id, new AbortController().signal)
    expect(await test.read(asset.id)).toMatchObject({ state: 'failed', reason: 'sourceMissing' })
  })
})
