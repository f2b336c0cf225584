import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullyReady, versionPrefix } from '../asset.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { transcodeAsset } from './transcode-asset.ts'

let test: TestMedia

beforeAll(async () => {
  test = await openTestMedia()
})

afterAll(() => test.close())

const picture = (size: string, seconds: number) => ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=24:d=${seconds}`]
const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

describe('a run that ends half-way', () => {
  const source = () => test.makeFile('half.mp4', [...picture('720x1280', 3), ...fast])

  it('is published at the first rendition, and the next run makes only what is missing', async () => {
    const { id } = await test.queuedAsset(await source())
    const stop = new AbortController()
    const stopAtFirst = async () => {
      if ((await test.read(id)).renditions.length === 1) stop.abort(new Error('the server stops'))
    }
    await expect(transcodeAsset(await test.transcodingParts(stopAtFirst), id, stop.signal)).rejects.toThrow(
      'the server stops',
    )
    const half = await test.read(id)
    expect(half).toMatchObject({ state: 'ready', planned: ['360', '540', '720'] })
    expect(half.renditions.map(({ name }) => name)).toEqual(['360'])
    const first = await test.context.storage.head(`${versionPrefix(id, 1)}360/0000.m4s`)

    await transcodeAsset(await test.transcodingParts(), id, new AbortController().signal)
    expect(isFullyReady(await test.read(id))).toBe(true)
    expect(await test.context.storage.head(`${versionPrefix(id, 1)}360/0000.m4s`)).toEqual(first)
    expect(await text(await test.openMade(id, 'master.m3u8'))).toContain('720/index.m3u8')
  })

  it('cannot write once another run has taken the asset', async () => {
    const { id } = await test.queuedAsset(await source())
    let second: Promise<void> | undefined
    const takeOver = async () => {
      second ??= transcodeAsset(await test.transcodingParts(), id, new AbortController().signal)
      await second
    }
    await transcodeAsset(await test.transcodingParts(takeOver), id, new AbortController().signal)
    expect((await test.read(id)).renditions.map(({ name }) => name)).toEqual(['360', '540', '720'])
  })

  it('stops when the asset is cancelled, and may be started again', async () => {
    const { id } = await test.queuedAsset(await source())
    const cancel = async () => void (await test.media.cancelTranscoding(test.context.db, id))
    await transcodeAsset(await test.transcodingParts(cancel), id, new AbortController().signal)
    expect(await test.read(id)).toMatchObject({ state: 'cancelled', renditions: [] })
    await transcodeAsset(await test.transcodingParts(), id, new AbortController().signal)
    expect((await test.read(id)).state).toBe('cancelled')
  })
})
