import { join } from 'node:path'
import { ticketLifetimeS } from '@cliffhanger/rules/media/rendition.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain, Role } from '../../domain.ts'
import { roleDoes } from '../../domain.ts'
import type { Db } from '../../platform/db.ts'
import { objectStoreEndpoint } from '../../platform/object-store/endpoint.ts'
import { isEmbedded } from '../../platform/open-storage.ts'
import { type Asset, assetPrefix, type Preset } from './asset.ts'
import { requeueJob, transcodeJob, transcodeKey } from './jobs.ts'
import { playPath, playRoutes } from './playback/routes.ts'
import {
  cancelAsset,
  deleteAsset,
  failUnfinished,
  findAssets,
  findUnfinishedIds,
  insertAsset,
  queueAsset,
} from './queries.ts'
import { findVideoTools, type VideoTools } from './transcoding/ffmpeg.ts'
import { openScratch } from './transcoding/scratch.ts'
import { transcodeAsset } from './transcoding/transcode-asset.ts'

export { type Asset, isFullyReady, isPlayable } from './asset.ts'
export { countAssets } from './queries.ts'
export { findVideoTools, runTool, type VideoTools } from './transcoding/ffmpeg.ts'
export { inputArgs, probe } from './transcoding/probe.ts'
export { openScratch, type Scratch } from './transcoding/scratch.ts'

export type AssetListener = (assetId: number) => Promise<void>

/** Whose play of what is signed. */
export interface PlayRequest {
  readonly assetId: number
  readonly durationMs: number
  readonly nowMs: number
  readonly userId?: number
}

export interface MediaDomain extends Domain {
  /** Registers a file that stands, or is about to stand, in the object store. */
  createAsset(db: Db, file: { sourceKey: string; preset?: Preset }): Promise<Asset>
  /** Queues an asset, also again after a failure or a cancellation; finished renditions stay. Undefined in any other state. */
  startTranscoding(tx: Db, assetId: number): Promise<Asset | undefined>
  /** Ends what is queued or running; undefined when nothing is left to end. */
  cancelTranscoding(db: Db, assetId: number): Promise<Asset | undefined>
  /** Known ones in the order of their ids. */
  findAssets(db: Db, ids: readonly number[]): Promise<Asset[]>
  /** Removes an asset, and its files once the transaction commits. */
  deleteAsset(tx: Db, assetId: number): Promise<void>
  /** Path of the master playlist with a ticket in it (C-53). Whether the member may play is the caller's to decide first. */
  signPlayback(play: PlayRequest): string
  /** Calls `listener` after an asset changed in this process; returns the way to stop. A failure is logged. */
  onAssetChanged(listener: AssetListener): () => void
  /** Undefined on a machine without any ffmpeg. */
  videoTools(): Promise<VideoTools | undefined>
}

/** What media takes of the context. */
export type MediaContext = Pick<ServerContext, 'db' | 'storage' | 'jobs' | 'clock' | 'log' | 'settings' | 'secrets'>

export function createMediaDomain(context: MediaContext): MediaDomain {
  const { db, storage, jobs, clock, log, settings } = context
  const ticketSecret = context.secrets.secret('play-ticket')
  const scratch = openScratch(join(settings.DATA_DIR, 'scratch'))
  const listeners = new Set<AssetListener>()
  let tools: Promise<VideoTools | undefined> | undefined
  const videoTools = () => (tools ??= findVideoTools(settings.FFMPEG_PATH))

  const announce = async (assetId: number) => {
    for (const listener of listeners) {
      await listener(assetId).catch((error: unknown) => log.error({ err: error, assetId }, 'an asset listener failed'))
    }
  }

  const enqueue = (assetId: number, tx?: Db) =>
    jobs.enqueue(transcodeJob, { assetId }, { key: transcodeKey(assetId), ...(tx && { tx }) })

  const requeue = async () => {
    for (const { id } of await findUnfinishedIds(db)) await enqueue(id)
  }

  const work = async () => {
    const found = await videoTools()
    if (!found) {
      log.error('no ffmpeg on this machine: uploaded videos wait until there is one')
      return
    }
    if (!found.isCurrent)
      log.warn('no ffmpeg on this machine: the npm-shipped one of 2018 stands in, for the demonstration only')
    await scratch.empty()
    const parts = { context, tools: found, scratch, announce }
    await jobs.work(transcodeJob, async ({ assetId }, { signal, attempt }) => {
      try {
        await transcodeAsset(parts, assetId, signal)
      } catch (error) {
        const isLast = attempt >= transcodeJob.retry.limit && !signal.aborted
        if (isLast && (await failUnfinished(db, assetId, clock()))) await announce(assetId)
        throw error
      }
    })
    await jobs.work(requeueJob, requeue)
    await requeue()
  }

  return {
    calls: [],
    async routes(app) {
      if (isEmbedded(storage)) await app.register(objectStoreEndpoint, { storage })
      await app.register(playRoutes, { storage, clock, ticketSecret })
    },
    async start(role: Role) {
      if (roleDoes.jobs(role)) await work()
    },
    createAsset: (on, { sourceKey, preset = settings.TRANSCODE_PRESET }) =>
      insertAsset(on, { sourceKey, preset, nowMs: clock() }),
    async startTranscoding(tx, assetId) {
      const asset = await queueAsset(tx, assetId, clock())
      if (asset) await enqueue(assetId, tx)
      return asset
    },
    async cancelTranscoding(on, assetId) {
      const asset = await cancelAsset(on, assetId, clock())
      if (asset) on.afterCommit(() => announce(assetId))
      return asset
    },
    findAssets,
    async deleteAsset(tx, assetId) {
      const asset = await deleteAsset(tx, assetId)
      if (!asset) return
      tx.afterCommit(async () => {
        await storage.deletePrefix(assetPrefix(assetId))
        await storage.delete(asset.sourceKey)
        if (asset.posterKey) await storage.delete(asset.posterKey)
      })
    },
    signPlayback: ({ assetId, durationMs, nowMs, userId = 0 }) =>
      playPath(ticketSecret, { assetId, userId, expiresS: Math.ceil(nowMs / 1000) + ticketLifetimeS(durationMs) }),
    onAssetChanged(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    videoTools,
  }
}
