import { join } from 'node:path'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MemberCaller } from '../../platform/http/callers.ts'
import type { Role } from '../../platform/role.ts'
import { roleDoes } from '../../platform/role.ts'
import { sealerOf } from '../../platform/security/sealed.ts'
import { objectStoreEndpoint } from '../../platform/storage/object-store/endpoint.ts'
import { remoteEndpoint } from '../../platform/storage/object-store/s3/remote-endpoint.ts'
import { isEmbedded } from '../../platform/storage/open-storage.ts'
import { type Asset, demonstrationFolder, isPlayable, masterName, type Preset, versionPrefix } from './asset.ts'
import { encryptAsset } from './encryption/encrypt-asset.ts'
import { encryptJob, requeueJob, sweepJob, transcodeJob, transcodeKey } from './jobs.ts'
import { createMediaOperator, type MediaOperator } from './operator.ts'
import { openDeliveries } from './playback/deliveries.ts'
import { issuePlay, issuePreview, type PlayRequest } from './playback/issue.ts'
import { judgeDelivered, type PlayedAsset } from './playback/judge-delivered.ts'
import { playRoutes } from './playback/routes.ts'
import { openStops } from './playback/stops.ts'
import {
  cancelAsset,
  deleteAsset,
  failUnfinished,
  findAssets,
  findIdsToEncrypt,
  findToEncrypt,
  findUnfinishedIds,
  insertAsset,
  protectAssets,
  queueAsset,
} from './queries/assets.ts'
import { sweep } from './sweep.ts'
import { findVideoTools, type VideoTools } from './transcoding/ffmpeg.ts'
import { noteReader } from './transcoding/readers.ts'
import { openScratch } from './transcoding/scratch.ts'
import { transcodeAsset } from './transcoding/transcode-asset.ts'

export { type Asset, demonstrationFolder, isFullyReady, isPlayable } from './asset.ts'
export type { PlayRequest } from './playback/issue.ts'
export type { PlayedAsset } from './playback/judge-delivered.ts'
export type { CaptionRow } from './queries/captions.ts'
export type { RunRow } from './queries/runs.ts'
export { findVideoTools, runTool, type VideoTools } from './transcoding/ffmpeg.ts'
export { inputArgs, probe } from './transcoding/probe.ts'
export { openScratch, type Scratch } from './transcoding/scratch.ts'

export type AssetListener = (assetId: number) => Promise<void>

/** What media needs of its neighbours. They stand above, so their port is declared here. */
export interface MediaNeeds {
  readonly session: {
    /** Whether a login session has not ended; asked for every file, so it must not cost a look at the database each time. */
    isLive(caller: Pick<MemberCaller, 'userId' | 'sessionId'>): Promise<boolean>
    /** The platform's configuration: where the client is loaded from. */
    platform(): Promise<Pick<PlatformSettings, 'h5_url'>>
  }
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
  /** Path of the master playlist with a ticket in it (C-53). Whether the member may play is the caller's to decide first, each time: a
   *  ticket is renewed by asking for a new one. Refuses 4002, and 4006 with `data.reason` whoever asks for more than anybody watches. */
  signPlayback(play: PlayRequest): Promise<string>
  /** The same for a preview: its ticket opens the segments that cover `previewSeconds`, at most half of the video, and no key (ADR 17).
   *  Undefined where there is none, or none now. */
  signPreview(play: PlayRequest & { readonly previewSeconds: number }): Promise<string | undefined>
  /** Tells that somebody pays for these videos: they are encrypted from now on, and made again where they lie in clear. */
  protect(tx: Db, assetIds: readonly number[]): Promise<void>
  /** Whether nobody can play it: it failed before anything was made of it, or its files are gone (S-111). */
  isBroken(assetId: number): Promise<boolean>
  /** Ends the member's tickets for an asset, at once in every process: nothing of it, and no key, goes out by them any more. */
  stopPlays(tx: Db, userId: number, assetId: number): Promise<void>
  /** Ends all tickets of a member: a membership of theirs ended before its time. What they may still play they are given anew. */
  stopAllPlays(tx: Db, userId: number): Promise<void>
  /** Runs `judge` with how much of each asset its member was given, while all tickets for it are ended; those it answers true for stay ended. */
  judgeDelivered<Play extends PlayedAsset>(
    plays: readonly Play[],
    judge: (play: Play, isLittle: boolean) => Promise<boolean>,
  ): Promise<void>
  /** What operators do about videos. */
  readonly operator: MediaOperator
  /** Calls `listener` after an asset changed in this process; returns the way to stop. A failure is logged. */
  onAssetChanged(listener: AssetListener): () => void
  /** Undefined on a machine without any ffmpeg. */
  videoTools(): Promise<VideoTools | undefined>
  /** Those that may read what other people made: undefined where only the npm-shipped build of 2018 is there. */
  toolsForMembers(): Promise<VideoTools | undefined>
}

/** What media takes of the context. */
export type MediaContext = Pick<
  ServerContext,
  'bus' | 'db' | 'storage' | 'jobs' | 'clock' | 'log' | 'settings' | 'secrets' | 'limits'
>

export function createMediaDomain(context: MediaContext, domains: MediaNeeds): MediaDomain {
  const { db, storage, jobs, clock, log, settings } = context
  const ticketSecret = context.secrets.secret('play-ticket')
  const ticketSecrets = [ticketSecret, ...context.secrets.earlier('play-ticket')]
  const sealer = sealerOf(context.secrets, 'media-key')
  const scratch = openScratch(join(settings.DATA_DIR, 'scratch'))
  const listeners = new Set<AssetListener>()
  let stopNoting = () => {}
  let tools: Promise<VideoTools | undefined> | undefined
  const videoTools = () => (tools ??= findVideoTools(settings.FFMPEG_PATH))

  const announce = async (assetId: number) => {
    for (const listener of listeners) {
      await listener(assetId).catch((error: unknown) => log.error({ err: error, assetId }, 'an asset listener failed'))
    }
  }

  const deliveries = openDeliveries(context)
  const stops = openStops(context, () => deliveries.flush())

  const enqueue = (assetId: number, tx?: Db) =>
    jobs.enqueue(transcodeJob, { assetId }, { key: transcodeKey(assetId), ...(tx && { tx }) })

  const enqueueEncryption = (assetId: number, tx?: Db) =>
    jobs.enqueue(encryptJob, { assetId }, { key: transcodeKey(assetId), ...(tx && { tx }) })

  const requeue = async () => {
    for (const { id } of await findUnfinishedIds(db)) await enqueue(id)
    for (const { id } of await findIdsToEncrypt(db)) await enqueueEncryption(id)
  }

  /** What needs no ffmpeg. */
  const workAlways = async () => {
    await jobs.work(encryptJob, ({ assetId }, { signal }) => encryptAsset({ context, sealer }, assetId, signal))
    await jobs.work(sweepJob, () => sweep(context))
    await jobs.work(requeueJob, requeue)
    await requeue()
  }

  const mayRead = async (found: VideoTools, assetId: number): Promise<boolean> => {
    if (found.isCurrent) return true
    const [asset] = await findAssets(db, [assetId])
    return asset?.sourceKey.startsWith(demonstrationFolder) === true
  }

  const work = async () => {
    const found = await videoTools()
    if (!found) {
      log.error(
        'no ffmpeg on this machine: uploaded videos wait, and members cannot send recordings, until one is installed',
      )
      return
    }
    if (!found.isCurrent)
      log.warn(
        'no ffmpeg on this machine: the npm-shipped one of 2018 makes the demonstration and reads nothing else; uploaded videos wait, and members cannot send recordings, until one is installed',
      )
    if (found.isCurrent) stopNoting = await noteReader(context)
    await scratch.empty()
    const parts = { context, tools: found, scratch, sealer, announce }
    await jobs.work(transcodeJob, async ({ assetId }, { signal, attempt }) => {
      // It stays as it was uploaded; the next start with an ffmpeg of its own queues it again.
      if (!(await mayRead(found, assetId))) return
      try {
        await transcodeAsset(parts, assetId, signal)
        // It was begun in clear, and somebody has to pay for it by now.
        if (await findToEncrypt(db, assetId)) await enqueueEncryption(assetId)
      } catch (error) {
        const isLast = attempt >= transcodeJob.retry.limit && !signal.aborted
        if (isLast && (await failUnfinished(db, assetId, clock()))) await announce(assetId)
        throw error
      }
    })
  }

  const embedders = async () => [
    ...settings.PLAY_ORIGINS.split(',').filter(Boolean),
    settings.PUBLIC_URL,
    (await domains.session.platform()).h5_url,
  ]

  return {
    calls: [],
    async routes(app) {
      if (isEmbedded(storage)) await app.register(objectStoreEndpoint, { storage })
      else
        await app.register(remoteEndpoint, {
          ...{ settings, storage, clock, secret: context.secrets.secret('object-store') },
        })
      await app.register(playRoutes, {
        ...{
          db,
          storage,
          clock,
          limits: context.limits,
          settings,
          sealer,
          ticketSecrets,
          session: domains.session,
          embedders,
          deliveries,
          stops,
        },
      })
    },
    async start(role: Role) {
      await stops.start()
      if (!roleDoes.jobs(role)) return
      await work()
      await workAlways()
    },
    async stop() {
      stopNoting()
      stops.close()
      await deliveries.stop()
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
        for (let version = 0; version <= asset.lastVersion; version++)
          await storage.deletePrefix(versionPrefix(assetId, version))
        await storage.delete(asset.sourceKey)
        if (asset.posterKey) await storage.delete(asset.posterKey)
      })
    },
    signPlayback: (play) => issuePlay({ context, ticketSecret }, play),
    signPreview: (play) => issuePreview({ context, ticketSecret }, play),
    async protect(tx, assetIds) {
      // Those still to be made are made encrypted, or queue themselves when they are done.
      for (const id of await protectAssets(tx, assetIds))
        if (await findToEncrypt(tx, id)) await enqueueEncryption(id, tx)
    },
    async isBroken(assetId) {
      const [asset] = await findAssets(db, [assetId])
      if (!asset) return true
      if (!isPlayable(asset)) return asset.state === 'failed'
      return !(await storage.head(`${versionPrefix(asset.id, asset.version)}${masterName}`))
    },
    stopPlays: (tx, userId, assetId) => stops.stop(tx, userId, assetId, clock()),
    stopAllPlays: (tx, userId) => stops.stopAll(tx, userId, clock()),
    judgeDelivered: (plays, judge) => judgeDelivered({ db, clock, stops }, plays, judge),
    operator: createMediaOperator(clock),
    onAssetChanged(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    videoTools,
    async toolsForMembers() {
      const found = await videoTools()
      return found?.isCurrent ? found : undefined
    },
  }
}
