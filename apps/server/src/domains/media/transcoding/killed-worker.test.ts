import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultPlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPlatform, type Platform } from '../../../open-platform.ts'
import { readSettings } from '../../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { startNats, type TestNats } from '../../../testing/nats.ts'
import { isFullyReady, versionPrefix } from '../asset.ts'
import { createMediaDomain, type MediaDomain } from '../index.ts'
import { listRuns } from '../queries/runs.ts'
import { runTool } from './ffmpeg.ts'

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url))
let test: TestDatabase
let nats: TestNats
let shared: { NATS_URL: string; SECRET_KEY: string }
let folder: string
let platform: Platform
let media: MediaDomain
const workers = new Set<ChildProcess>()

beforeAll(async () => {
  test = await createTestDatabase()
  nats = await startNats()
  shared = { NATS_URL: nats.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const settings = readSettings({ ...shared, DATABASE_URL: test.url, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  platform = await openPlatform(settings, 'api')
  media = createMediaDomain(platform.context, {
    session: { isLive: async () => true, platform: async () => defaultPlatformSettings },
  })
  await platform.context.jobs.start()
})

afterAll(async () => {
  await Promise.all([...workers].map(kill))
  await platform.close()
  await test.drop()
  await nats.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A worker in a process of its own. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [main, '--role', 'worker'], {
    env: {
      ...process.env,
      ...{
        ...shared,
        DATABASE_URL: test.url,
        DATA_DIR: folder,
        DEMO: '0',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
      },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  workers.add(worker)
  return worker
}

/** kill -9 */
async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker)
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

describe('a worker that is killed while it transcodes (check 19)', () => {
  it('is followed by another, which makes what is missing once, and leaves nothing behind', async () => {
    const { db, storage } = platform.context
    const tools = await media.videoTools()
    const film = join(folder, 'film.mp4')
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=540x960:r=12:d=8', '-c:v', 'libx264', '-preset', 'ultrafast']
    await runTool(tools?.ffmpeg ?? '', ['-v', 'error', ...picture, '-pix_fmt', 'yuv420p', film], { timeoutMs: 60_000 })
    await storage.putFile('source/film', film, { contentType: 'video/mp4' })
    // Slow enough to be caught in the middle.
    const { id } = await media.createAsset(db, { sourceKey: 'source/film', preset: 'medium' })
    await db.transaction((tx) => media.startTranscoding(tx, id))
    const read = async () => {
      const [asset] = await media.findAssets(db, [id])
      if (!asset) throw new Error('the asset is gone')
      return asset
    }

    const first = startWorker()
    await vi.waitFor(async () => expect((await read()).renditions.length).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 20,
    })
    await kill(first)
    expect(isFullyReady(await read())).toBe(false)
    expect(await readdir(join(folder, 'scratch'))).toHaveLength(1)

    const second = startWorker()
    await vi.waitFor(async () => expect(isFullyReady(await read())).toBe(true), { timeout: 120_000, interval: 200 })
    const asset = await read()
    expect(asset.renditions.map(({ name }) => name)).toEqual(['360', '540'])
    expect(asset.attempt).toBe(2)
    await vi.waitFor(async () => {
      expect((await listRuns(db, id)).map(({ outcome }) => outcome)).toEqual(['done', 'lost'])
      expect(await readdir(join(folder, 'scratch'))).toEqual([])
    }, 10_000)
    for (const name of asset.planned)
      expect(await storage.head(`${versionPrefix(id, asset.version)}${name}/0003.m4s`)).toBeDefined()
    await kill(second)
  }, 300_000)
})
