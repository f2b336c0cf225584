import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { defaultPlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { openJobs } from '../../platform/database/jobs.ts'
import { openLimits } from '../../platform/http/limits.ts'
import { openLog } from '../../platform/log.ts'
import { openMemoryBus } from '../../platform/realtime/bus.ts'
import { openSealer } from '../../platform/security/sealed.ts'
import { type EmbeddedStorage, openEmbeddedStorage } from '../../platform/storage/embedded-storage.ts'
import { readSettings } from '../../settings.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { type Asset, versionPrefix } from './asset.ts'
import { createMediaDomain, type MediaContext, type MediaDomain } from './index.ts'
import { queueAsset } from './queries/assets.ts'
import { runTool } from './transcoding/ffmpeg.ts'
import { openScratch } from './transcoding/scratch.ts'
import type { TranscodingDeps } from './transcoding/transcode-asset.ts'

/** A media domain on a database and a folder of its own. */
export interface TestMedia {
  readonly context: MediaContext & { readonly storage: EmbeddedStorage }
  readonly media: MediaDomain
  readonly folder: string
  /** The result of ffmpeg with these arguments, written to a file of this name. */
  makeFile(name: string, args: readonly string[]): Promise<string>
  /** An asset of this file, waiting for a run of the job that the test makes itself. */
  queuedAsset(path: string): Promise<Asset>
  read(assetId: number): Promise<Asset>
  /** What a run of the job is given. */
  transcodingParts(announce?: (assetId: number) => Promise<void>): Promise<TranscodingDeps>
  /** A file that was made for the asset. */
  openMade(assetId: number, name: string): Promise<Readable>
  close(): Promise<void>
}

export async function openTestMedia(): Promise<TestMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const { database, url, drop } = await createTestDatabase()
  const log = openLog('silent')
  const clock = Date.now
  const jobs = openJobs({ url, isWorker: true, log })
  await jobs.start()
  const context = {
    db: database,
    bus: openMemoryBus(),
    storage: await openEmbeddedStorage({ root: join(folder, 'objects'), secret: randomBytes(32), clock }),
    jobs,
    clock,
    log,
    settings: { ...readSettings({}), DATA_DIR: folder, TRANSCODE_PRESET: 'ultrafast' as const },
    secrets: {
      secret: () => Buffer.alloc(32, 7),
      lasting: () => Buffer.alloc(32, 7),
      earlier: () => [],
      ids: ['7'] as const,
      master: () => '',
    },
    limits: openLimits(1),
  }
  const media = createMediaDomain(context, {
    session: { isLive: async () => true, platform: async () => defaultPlatformSettings },
  })
  const read = async (assetId: number) => {
    const [asset] = await media.findAssets(database, [assetId])
    if (!asset) throw new Error(`no asset ${assetId}`)
    return asset
  }
  return {
    context,
    media,
    folder,
    async makeFile(name, args) {
      const path = join(folder, name)
      const tools = await media.videoTools()
      if (!tools) throw new Error('these tests need ffmpeg')
      const options = { timeoutMs: 60_000 }
      const { exitCode, complaint } = await runTool(
        tools.ffmpeg,
        ['-nostdin', '-y', '-loglevel', 'error', ...args, path],
        options,
      )
      if (exitCode !== 0) throw new Error(complaint)
      return path
    },
    async queuedAsset(path) {
      const sourceKey = `source/${crypto.randomUUID()}`
      await context.storage.putFile(sourceKey, path, { contentType: 'video/mp4' })
      const { id } = await media.createAsset(database, { sourceKey })
      await queueAsset(database, id, clock())
      return read(id)
    },
    read,
    async transcodingParts(announce = async () => {}) {
      const tools = await media.videoTools()
      if (!tools) throw new Error('these tests need ffmpeg')
      const sealer = openSealer(Buffer.alloc(32, 7))
      return { context, tools, scratch: openScratch(join(folder, 'scratch')), sealer, announce }
    },
    async openMade(assetId, name) {
      const { version } = await read(assetId)
      const found = await context.storage.get(`${versionPrefix(assetId, version)}${name}`)
      if (!found) throw new Error(`nothing at ${name}`)
      return found.body
    },
    async close() {
      await jobs.stop()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
