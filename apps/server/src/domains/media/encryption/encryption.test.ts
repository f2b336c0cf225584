import { createDecipheriv } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealer } from '../../../platform/security/sealed.ts'
import { type Asset, versionPrefix } from '../asset.ts'
import { findSealedKey } from '../queries/assets.ts'
import { listOverdueVersions } from '../queries/versions.ts'
import { sweep } from '../sweep.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { runTool } from '../transcoding/ffmpeg.ts'
import { transcodeAsset } from '../transcoding/transcode-asset.ts'
import { encryptAsset } from './encrypt-asset.ts'
import { openKey } from './key.ts'

let test: TestMedia
/** Two segments of one rendition. */
let film: string
const sealer = openSealer(Buffer.alloc(32, 7))
const idle = new AbortController().signal

beforeAll(async () => {
  test = await openTestMedia()
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=360x640:r=24:d=3']
  film = await test.makeFile('film.mp4', [...picture, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'])
})

afterAll(() => test.close())

const protect = (id: number) => test.context.db.transaction((tx) => test.media.protect(tx, [id]))
const transcode = async (id: number) => {
  await transcodeAsset(await test.transcodingParts(), id, idle)
  return test.read(id)
}
const encrypt = async (id: number, signal = idle) => {
  await encryptAsset({ context: test.context, sealer }, id, signal)
  return test.read(id)
}

/** Clear bytes of the rendition, as a player puts them together. */
async function played({ id, version }: Asset): Promise<Buffer> {
  const sealed = await findSealedKey(test.context.db, id, version)
  const key = sealed && openKey(sealer, sealed)
  const playlist = await text(await test.openMade(id, '360/index.m3u8'))
  const segments = [
    ...playlist.matchAll(/(?:#EXT-X-KEY:METHOD=AES-128,URI="\.\.\/key",IV=0x([0-9a-f]{32})\n)?#EXTINF:.*\n(\S+)/g),
  ]
  expect(segments.length).toBeGreaterThan(1)
  const parts = [await buffer(await test.openMade(id, '360/init.mp4'))]
  for (const [, iv = '', name] of segments) {
    const bytes = await buffer(await test.openMade(id, `360/${name}`))
    if (!key) parts.push(bytes)
    else {
      const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(iv, 'hex'))
      parts.push(decipher.update(bytes), decipher.final())
    }
  }
  return Buffer.concat(parts)
}

async function framesOf(bytes: Buffer): Promise<number> {
  const file = join(test.folder, 'played.mp4')
  await writeFile(file, bytes)
  const { tools } = await test.transcodingParts()
  const args = [
    '-v',
    'error',
    '-count_frames',
    '-select_streams',
    'v',
    '-show_entries',
    'stream=nb_read_frames',
    '-of',
    'csv=p=0',
    file,
  ]
  return Number((await runTool(tools.ffprobe ?? '', args, { timeoutMs: 30_000 })).output.trim())
}

describe('a video somebody pays for before it is made', () => {
  it('is never written in clear; each segment has a vector of its own; it plays with its key', async () => {
    const { id } = await test.queuedAsset(film)
    await protect(id)
    const asset = await transcode(id)
    expect(asset).toMatchObject({ state: 'ready', isProtected: true, isEncrypted: true, version: 1 })
    const playlist = await text(await test.openMade(id, '360/index.m3u8'))
    expect(playlist.indexOf('#EXT-X-MAP')).toBeLessThan(playlist.indexOf('#EXT-X-KEY'))
    expect(new Set(playlist.match(/IV=0x[0-9a-f]{32}/g)).size).toBe(2)
    const segment = await buffer(await test.openMade(id, '360/0000.m4s'))
    expect(segment.includes('moof')).toBe(false)
    expect(segment.byteLength % 16).toBe(0)
    expect(await framesOf(await played(asset))).toBe(72)
    expect(await test.context.storage.head(`${versionPrefix(id, 1)}360/0000.m4s`)).toMatchObject({
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  it('keeps its key sealed, and another key for every video', async () => {
    const rows = await test.context.db.query<{ sealed_key: Buffer }>(
      'select sealed_key from media_assets where sealed_key is not null',
    )
    for (const { sealed_key } of rows) expect(sealed_key.byteLength).toBeGreaterThan(16 + 12)
    const { id } = await test.queuedAsset(film)
    await protect(id)
    await transcode(id)
    const keys = await test.context.db.query<{ id: number; version: number }>(
      'select id, version from media_assets where sealed_key is not null',
    )
    const open = await Promise.all(keys.map(async (row) => findSealedKey(test.context.db, row.id, row.version)))
    expect(new Set(open.map((sealed) => sealed && openKey(sealer, sealed).toString('hex'))).size).toBe(keys.length)
  })
})

describe('a clear video somebody pays for from now on', () => {
  const clear = async () => {
    const { id } = await test.queuedAsset(film)
    return transcode(id)
  }

  it('is made again encrypted without encoding it, and the clear folder goes when the last ticket for it is over', async () => {
    const { id } = await clear()
    const before = await played(await test.read(id))
    await protect(id)
    const asset = await encrypt(id)
    expect(asset).toMatchObject({ state: 'ready', isEncrypted: true, version: 2 })
    expect(await played(asset)).toEqual(before)
    expect(await text(await test.openMade(id, 'master.m3u8'))).toContain('360/index.m3u8')

    const { db, storage } = test.context
    const sweepAt = (nowMs: number) => sweep({ db, storage, clock: () => nowMs })
    await sweepAt(Date.now() + 20 * minuteMs)
    expect(await storage.head(`${versionPrefix(id, 1)}360/0000.m4s`)).toBeDefined()
    await sweepAt(Date.now() + 61 * minuteMs)
    expect(await storage.head(`${versionPrefix(id, 1)}360/0000.m4s`)).toBeUndefined()
    expect(await storage.head(`${versionPrefix(id, 2)}360/0000.m4s`)).toBeDefined()
    expect(await listOverdueVersions(db, Number.MAX_SAFE_INTEGER)).toEqual([])
  })

  it('is switched once, however many do it at the same time', async () => {
    const { id } = await clear()
    await protect(id)
    await Promise.all([encrypt(id), encrypt(id), encrypt(id)])
    const asset = await encrypt(id)
    expect(asset.isEncrypted).toBe(true)
    expect(await framesOf(await played(asset))).toBe(72)
    await sweep({ ...test.context, clock: () => Date.now() + 7 * hourMs })
    const left = []
    for await (const { key } of test.context.storage.list('media/'))
      if (key.startsWith(`media/${id}-`)) left.push(key.split('/')[1])
    expect(new Set(left)).toEqual(new Set([`${id}-${asset.version}`]))
  })

  it('keeps playing in clear when the run is killed half-way, and the next run makes it whole', async () => {
    const { id } = await clear()
    await protect(id)
    const stop = AbortSignal.abort(new Error('killed'))
    await expect(encrypt(id, stop)).rejects.toThrow('killed')
    expect(await test.read(id)).toMatchObject({ isEncrypted: false, version: 1 })
    const asset = await encrypt(id)
    expect(asset).toMatchObject({ isEncrypted: true, version: 3 })
    expect(await framesOf(await played(asset))).toBe(72)
  })

  it('is left alone while a rendition of it is still being made, and when nobody pays for it', async () => {
    const free = await clear()
    expect(await encrypt(free.id)).toMatchObject({ isEncrypted: false, version: 1 })
    const { id } = await clear()
    await protect(id)
    await test.context.db.execute(`update media_assets set planned = '{360,540}' where id = $1`, [id])
    expect(await encrypt(id)).toMatchObject({ isEncrypted: false, version: 1 })
  })

  it('was begun in clear: it is finished in clear and encrypted afterwards, never mixed', async () => {
    const { id } = await test.queuedAsset(film)
    const protectMeanwhile = async () => protect(id)
    await transcodeAsset(await test.transcodingParts(protectMeanwhile), id, idle)
    expect(await test.read(id)).toMatchObject({ isProtected: true, isEncrypted: false })
    expect(await framesOf(await played(await encrypt(id)))).toBe(72)
  })
})

describe('isBroken (S-111)', () => {
  it('is true of what failed, is gone or has lost its files, and of nothing that plays or is being made', async () => {
    const { media, context } = test
    const waiting = await test.queuedAsset(film)
    expect(await media.isBroken(waiting.id)).toBe(false)
    await context.db.execute(`update media_assets set state = 'failed', reason = 'damaged' where id = $1`, [waiting.id])
    expect(await media.isBroken(waiting.id)).toBe(true)
    expect(await media.isBroken(999_999)).toBe(true)
    const { id } = await transcode((await test.queuedAsset(film)).id)
    expect(await media.isBroken(id)).toBe(false)
    await context.storage.delete(`${versionPrefix(id, 1)}master.m3u8`)
    expect(await media.isBroken(id)).toBe(true)
  })
})
