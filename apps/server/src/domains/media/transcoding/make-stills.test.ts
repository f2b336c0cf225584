import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealer } from '../../../platform/security/sealed.ts'
import { stillsName, versionPrefix } from '../asset.ts'
import { encryptAsset } from '../encryption/encrypt-asset.ts'
import { decryptSegment } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findSealedKey } from '../queries/assets.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { makeStills } from './make-stills.ts'
import { transcodeAsset } from './transcode-asset.ts'

let test: TestMedia
/** Two seconds of red, two of green, two of blue. */
let film: string
const sealer = openSealer(Buffer.alloc(32, 7))
const idle = new AbortController().signal

beforeAll(async () => {
  test = await openTestMedia()
  const colors = ['red', 'lime', 'blue'].flatMap((color) => ['-f', 'lavfi', '-i', `color=${color}:s=360x640:r=24:d=2`])
  const joined = ['-filter_complex', '[0][1][2]concat=n=3', '-c:v', 'libx264', '-preset', 'ultrafast']
  film = await test.makeFile('film.mp4', [...colors, ...joined, '-pix_fmt', 'yuv420p'])
})

afterAll(() => test.close())

const transcoded = async ({ isProtected }: { isProtected: boolean }) => {
  const { id } = await test.queuedAsset(film)
  if (isProtected) await protect(id)
  await transcodeAsset(await test.transcodingParts(), id, idle)
  return id
}
const protect = (id: number) => test.context.db.transaction((tx) => test.media.protect(tx, [id]))
const make = async (id: number) => {
  await makeStills(await test.transcodingParts(), id, idle)
  return test.read(id)
}
const stored = async (id: number) => buffer(await test.openMade(id, stillsName))
const opened = async (id: number) => {
  const sealed = await findSealedKey(test.context.db, id, (await test.read(id)).version)
  if (!sealed) throw new Error('it lies in clear')
  return decryptSegment(openKey(sealer, sealed), stillsName, await stored(id))
}

/** The strongest colour in the middle of each picture. */
async function colorsOf(webp: Buffer): Promise<string[]> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3 * 108, height: 192 })
  return [54, 162, 270].map((x) => {
    const rgb = [...data.subarray((96 * info.width + x) * 3, (96 * info.width + x) * 3 + 3)]
    return ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))] ?? ''
  })
}

describe('the small pictures of a video', () => {
  it('show the first frame of each segment, one beside the other', async () => {
    const asset = await make(await transcoded({ isProtected: false }))
    expect(asset.stills).toEqual({ count: 3, columns: 3, width: 108, height: 192, stepMs: 2000 })
    expect(await colorsOf(await stored(asset.id))).toEqual(['red', 'green', 'blue'])
  })

  it('are kept encrypted where somebody pays for it', async () => {
    const asset = await make(await transcoded({ isProtected: true }))
    expect(asset.stills).toMatchObject({ count: 3 })
    await expect(sharp(await stored(asset.id)).metadata()).rejects.toThrow()
    expect(await colorsOf(await opened(asset.id))).toEqual(['red', 'green', 'blue'])
  })

  it('are encrypted with the rest of it when somebody has to pay from now on', async () => {
    const id = await transcoded({ isProtected: false })
    const clear = await make(id)
    await protect(id)
    await encryptAsset({ context: test.context, sealer }, id, idle)
    const asset = await test.read(id)
    expect(asset).toMatchObject({ isEncrypted: true, stills: clear.stills })
    await expect(sharp(await stored(id)).metadata()).rejects.toThrow()
    expect(await colorsOf(await opened(id))).toEqual(['red', 'green', 'blue'])
  })

  it('wait for the encryption, so that none lies in clear meanwhile', async () => {
    const id = await transcoded({ isProtected: false })
    await protect(id)
    expect((await make(id)).stills).toBeNull()
    await encryptAsset({ context: test.context, sealer }, id, idle)
    expect((await make(id)).stills).toMatchObject({ count: 3 })
    await expect(sharp(await stored(id)).metadata()).rejects.toThrow()
  })

  it('are tried once where a file is gone: it still plays as far as it does', async () => {
    const id = await transcoded({ isProtected: false })
    const { version } = await test.read(id)
    await test.context.storage.delete(`${versionPrefix(id, version)}360/0001.m4s`)
    expect((await make(id)).stills).toMatchObject({ count: 0 })
    expect(await test.context.storage.head(`${versionPrefix(id, version)}${stillsName}`)).toBeUndefined()
  })

  it('come by themselves after the transcoding, and for videos from before there were any', async () => {
    const id = await transcoded({ isProtected: false })
    await test.media.start?.('all')
    await expect.poll(async () => (await test.read(id)).stills, { timeout: 30_000 }).toMatchObject({ count: 3 })
    const { id: fresh } = await test.queuedAsset(film)
    await test.context.db.execute(`update media_assets set state = 'uploaded' where id = $1`, [fresh])
    await test.context.db.transaction((tx) => test.media.startTranscoding(tx, fresh))
    await expect.poll(async () => (await test.read(fresh)).stills, { timeout: 60_000 }).toMatchObject({ count: 3 })
    await test.media.stop?.()
  }, 100_000)
})
