import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asset, assetPrefix, isFullyReady } from '../asset.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { runTool, type VideoTools } from './ffmpeg.ts'
import { openScratch } from './scratch.ts'
import { transcodeAsset } from './transcode-asset.ts'

let test: TestMedia
let tools: VideoTools

beforeAll(async () => {
  test = await openTestMedia()
  const found = await test.media.videoTools()
  if (!found) throw new Error('these tests need ffmpeg')
  tools = found
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

async function assetOf(path: string): Promise<Asset> {
  const { context, media } = test
  const sourceKey = `source/${crypto.randomUUID()}`
  await context.storage.putFile(sourceKey, path, { contentType: 'video/mp4' })
  const asset = await media.createAsset(context.db, { sourceKey })
  // Queued by hand: this file calls the job's work itself.
  await context.db.execute(`update media_assets set state = 'transcoding' where id = $1`, [asset.id])
  return asset
}

async function read(id: number): Promise<Asset> {
  const [asset] = await test.media.findAssets(test.context.db, [id])
  if (!asset) throw new Error(`no asset ${id}`)
  return asset
}

const parts = (announce: (assetId: number) => Promise<void> = async () => {}) => ({
  context: test.context,
  tools,
  scratch: openScratch(join(test.folder, 'scratch')),
  announce,
})

async function transcoded(path: string): Promise<Asset> {
  const { id } = await assetOf(path)
  await transcodeAsset(parts(), id, new AbortController().signal)
  return read(id)
}

const stored = async (asset: Asset, name: string) => {
  const found = await test.context.storage.get(`${assetPrefix(asset.id)}${name}`)
  if (!found) throw new Error(`nothing at ${name}`)
  return found.body
}

describe('a good source', () => {
  it('becomes three aligned renditions, each segment beginning with a key frame', async () => {
    const asset = await transcoded(
      await test.makeFile('full.mp4', [...picture('720x1280', 5), ...tone, ...fast, '-c:a', 'aac', '-shortest']),
    )
    expect(asset).toMatchObject({
      state: 'ready',
      planned: ['360', '540', '720'],
      width: 720,
      height: 1280,
      progressPercent: 100,
    })
    expect(isFullyReady(asset)).toBe(true)
    const master = await text(await stored(asset, 'master.m3u8'))
    expect(master.match(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/g)).toHaveLength(3)
    expect(master).toContain('RESOLUTION=360x640')

    const starts: string[] = []
    for (const name of asset.planned) {
      const playlist = await text(await stored(asset, `${name}/index.m3u8`))
      starts.push([...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => seconds).join(' '))
      const segment = join(test.folder, `${name}.mp4`)
      await writeFile(
        segment,
        Buffer.concat([
          await buffer(await stored(asset, `${name}/init.mp4`)),
          await buffer(await stored(asset, `${name}/0001.m4s`)),
        ]),
      )
      const shown = await runTool(
        tools.ffprobe ?? '',
        ['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=flags', '-of', 'csv=p=0', segment],
        { timeoutMs: 30_000 },
      )
      expect(shown.output.startsWith('K')).toBe(true)
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
    const asset = await assetOf(await written('gone.mp4', 'x'))
    await test.context.storage.delete((await read(asset.id)).sourceKey)
    await transcodeAsset(parts(), asset.id, new AbortController().signal)
    expect(await read(asset.id)).toMatchObject({ state: 'failed', reason: 'sourceMissing' })
  })
})

describe('a run that ends half-way', () => {
  const source = () => test.makeFile('half.mp4', [...picture('720x1280', 3), ...fast])

  it('is published at the first rendition, and the next run makes only what is missing', async () => {
    const { id } = await assetOf(await source())
    const stop = new AbortController()
    const stopAtFirst = async () => {
      if ((await read(id)).renditions.length === 1) stop.abort(new Error('the server stops'))
    }
    await expect(transcodeAsset(parts(stopAtFirst), id, stop.signal)).rejects.toThrow('the server stops')
    const half = await read(id)
    expect(half).toMatchObject({ state: 'ready', planned: ['360', '540', '720'] })
    expect(half.renditions.map(({ name }) => name)).toEqual(['360'])
    const first = await test.context.storage.head(`${assetPrefix(id)}360/0000.m4s`)

    await transcodeAsset(parts(), id, new AbortController().signal)
    expect(isFullyReady(await read(id))).toBe(true)
    expect(await test.context.storage.head(`${assetPrefix(id)}360/0000.m4s`)).toEqual(first)
    expect(await text(await stored(await read(id), 'master.m3u8'))).toContain('720/index.m3u8')
  })

  it('cannot write once another run has taken the asset', async () => {
    const { id } = await assetOf(await source())
    let second: Promise<void> | undefined
    const takeOver = async () => {
      second ??= transcodeAsset(parts(), id, new AbortController().signal)
      await second
    }
    await transcodeAsset(parts(takeOver), id, new AbortController().signal)
    expect((await read(id)).renditions.map(({ name }) => name)).toEqual(['360', '540', '720'])
  })

  it('stops when the asset is cancelled, and may be started again', async () => {
    const { id } = await assetOf(await source())
    const cancel = async () => void (await test.media.cancelTranscoding(test.context.db, id))
    await transcodeAsset(parts(cancel), id, new AbortController().signal)
    expect(await read(id)).toMatchObject({ state: 'cancelled', renditions: [] })
    await transcodeAsset(parts(), id, new AbortController().signal)
    expect((await read(id)).state).toBe('cancelled')
  })
})
