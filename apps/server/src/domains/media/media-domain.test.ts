import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { versionPrefix } from './asset.ts'
import { isFullyReady } from './index.ts'
import { openTestMedia, type TestMedia } from './testing.ts'

let test: TestMedia

beforeAll(async () => {
  test = await openTestMedia()
  // As a process leaves it that was killed while it worked; no process has this number.
  await mkdir(join(test.folder, 'scratch', '4194999-dead'), { recursive: true })
  await writeFile(join(test.folder, 'scratch', '4194999-dead', 'source'), 'left behind')
  await test.media.start?.('worker')
})

afterAll(() => test.close())

async function upload(): Promise<string> {
  const path = await test.makeFile('film.mp4', [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=360x640:r=24:d=2',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
  ])
  const sourceKey = `source/${crypto.randomUUID()}`
  await test.context.storage.putFile(sourceKey, path, { contentType: 'video/mp4' })
  return sourceKey
}

const patience = { timeout: 60_000, interval: 100 }

describe('the media domain', () => {
  it('transcodes what a committed transaction queued, tells its listeners, and deletes all of it', async () => {
    const { media, context } = test
    const changed: number[] = []
    const stop = media.onAssetChanged(async (assetId) => void changed.push(assetId))
    const sourceKey = await upload()
    const { id } = await context.db.transaction(async (tx) => {
      const asset = await media.createAsset(tx, { sourceKey })
      await media.startTranscoding(tx, asset.id)
      return asset
    })
    const asset = await vi.waitFor(async () => {
      const [found] = await media.findAssets(context.db, [id])
      if (!found || !isFullyReady(found)) throw new Error('not ready yet')
      return found
    }, patience)
    await vi.waitFor(() => expect(changed.filter((each) => each === id).length).toBeGreaterThanOrEqual(2), patience)
    stop()

    await context.db.transaction((tx) => media.deleteAsset(tx, id))
    await vi.waitFor(async () => {
      expect(await context.storage.head(`${versionPrefix(id, 1)}master.m3u8`)).toBeUndefined()
      expect(await context.storage.head(sourceKey)).toBeUndefined()
      expect(await context.storage.head(asset.posterKey)).toBeUndefined()
    }, patience)
    expect(await media.findAssets(context.db, [id])).toEqual([])
  })

  it('empties what a killed worker left in the scratch folder', async () => {
    expect(await readdir(join(test.folder, 'scratch'))).not.toContain('4194999-dead')
  })

  it('starts once however often it is asked, and again after a cancellation', async () => {
    const { media, context } = test
    const asset = await media.createAsset(context.db, { sourceKey: 'source/none' })
    expect(await media.cancelTranscoding(context.db, asset.id)).toMatchObject({ state: 'cancelled' })
    expect(await media.cancelTranscoding(context.db, asset.id)).toBeUndefined()
    const [first, second] = await context.db.transaction(async (tx) => [
      await media.startTranscoding(tx, asset.id),
      await media.startTranscoding(tx, asset.id),
    ])
    expect(first).toMatchObject({ state: 'transcoding' })
    expect(second).toBeUndefined()
    await vi.waitFor(async () => {
      const [found] = await media.findAssets(context.db, [asset.id])
      expect(found).toMatchObject({ state: 'failed', reason: 'sourceMissing' })
    }, patience)
  })
})
