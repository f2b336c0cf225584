import type { Db } from '../../platform/database/db.ts'
import { type Asset, isPlayable, masterName, type Preset, versionPrefix } from './asset.ts'
import { enqueueEncryption, enqueueTranscoding } from './jobs.ts'
import type { MediaContext } from './needs.ts'
import {
  cancelAsset,
  deleteAsset,
  findAssets,
  findToEncrypt,
  insertAsset,
  protectAssets,
  queueAsset,
} from './queries/assets.ts'

export type AssetListener = (assetId: number) => Promise<void>

/** What other domains do with videos, from the uploaded file to its removal. */
export interface AssetOperations {
  /** Registers a file that stands, or is about to stand, in the object store. */
  createAsset(db: Db, file: { sourceKey: string; preset?: Preset }): Promise<Asset>
  /** Queues an asset, also again after a failure or a cancellation; finished renditions stay. Undefined in any other state. */
  startTranscoding(tx: Db, assetId: number): Promise<Asset | undefined>
  /** Ends what is queued or running; undefined when nothing is left to end. */
  cancelTranscoding(db: Db, assetId: number): Promise<Asset | undefined>
  /** Known ones in the order of their ids. */
  findAssets(db: Db, ids: readonly number[]): Promise<Asset[]>
  /** Removes an asset, and its files once the transaction commits; with `keepsSource` not the file it was made from, which is somebody else's to remove. */
  deleteAsset(tx: Db, assetId: number, options?: { readonly keepsSource?: boolean }): Promise<void>
  /** Tells that somebody pays for these videos: they are encrypted from now on, and made again where they lie in clear. */
  protect(tx: Db, assetIds: readonly number[]): Promise<void>
  /** Whether nobody can play it: it failed before anything was made of it, or its files are gone (S-111). */
  isBroken(assetId: number): Promise<boolean>
  /** Calls `listener` after an asset changed in this process; returns the way to stop. A failure is logged. */
  onAssetChanged(listener: AssetListener): () => void
}

/** The assets of a process; `announce` calls those who listen to changes. */
export function openAssets(context: MediaContext): {
  readonly operations: AssetOperations
  announce(assetId: number): Promise<void>
} {
  const { db, storage, jobs, clock, log, settings } = context
  const listeners = new Set<AssetListener>()
  const announce = async (assetId: number) => {
    for (const listener of listeners) {
      await listener(assetId).catch((error: unknown) => log.error({ err: error, assetId }, 'an asset listener failed'))
    }
  }
  const operations: AssetOperations = {
    createAsset: (on, { sourceKey, preset = settings.TRANSCODE_PRESET }) =>
      insertAsset(on, { sourceKey, preset, nowMs: clock() }),
    async startTranscoding(tx, assetId) {
      const asset = await queueAsset(tx, assetId, clock())
      if (asset) await enqueueTranscoding(jobs, assetId, tx)
      return asset
    },
    async cancelTranscoding(on, assetId) {
      const asset = await cancelAsset(on, assetId, clock())
      if (asset) on.afterCommit(() => announce(assetId))
      return asset
    },
    findAssets,
    async deleteAsset(tx, assetId, { keepsSource = false } = {}) {
      const asset = await deleteAsset(tx, assetId)
      if (!asset) return
      tx.afterCommit(async () => {
        for (let version = 0; version <= asset.lastVersion; version++)
          await storage.deletePrefix(versionPrefix(assetId, version))
        if (!keepsSource) await storage.delete(asset.sourceKey)
        if (asset.posterKey) await storage.delete(asset.posterKey)
      })
    },
    async protect(tx, assetIds) {
      // Those still to be made are made encrypted, or queue themselves when they are done.
      for (const id of await protectAssets(tx, assetIds))
        if (await findToEncrypt(tx, id)) await enqueueEncryption(jobs, id, tx)
    },
    async isBroken(assetId) {
      const [asset] = await findAssets(db, [assetId])
      if (!asset) return true
      if (!isPlayable(asset)) return asset.state === 'failed'
      return !(await storage.head(`${versionPrefix(asset.id, asset.version)}${masterName}`))
    },
    onAssetChanged(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { operations, announce }
}
