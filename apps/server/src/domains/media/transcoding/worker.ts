import { join } from 'node:path'
import type { Sealer } from '../../../platform/security/sealed.ts'
import { demonstrationFolder } from '../asset.ts'
import { encryptAsset } from '../encryption/encrypt-asset.ts'
import {
  encryptJob,
  enqueueEncryption,
  enqueueStills,
  enqueueTranscoding,
  requeueJob,
  stillsJob,
  sweepJob,
  transcodeJob,
} from '../jobs.ts'
import type { MediaContext } from '../needs.ts'
import {
  failUnfinished,
  findAssets,
  findIdsToEncrypt,
  findIdsWithoutStills,
  findToEncrypt,
  findUnfinishedIds,
  findWithoutStills,
} from '../queries/assets.ts'
import { sweep } from '../sweep.ts'
import { findVideoTools, type VideoTools } from './ffmpeg.ts'
import { makeStills } from './make-stills.ts'
import { noteReader } from './readers.ts'
import { openScratch } from './scratch.ts'
import { type TranscodingDeps, transcodeAsset } from './transcode-asset.ts'

/** What this machine can do with videos. */
export interface VideoToolOperations {
  /** Undefined on a machine without any ffmpeg. */
  videoTools(): Promise<VideoTools | undefined>
  /** Those that may read what other people made: undefined where only the npm-shipped build of 2018 is there. */
  toolsForMembers(): Promise<VideoTools | undefined>
}

/** Does the jobs of media: transcoding where there is an ffmpeg, and what needs none. */
export class MediaWorker {
  readonly #context: MediaContext
  readonly #sealer: Sealer
  readonly #announce: (assetId: number) => Promise<void>
  #stopNoting = () => {}
  #tools: Promise<VideoTools | undefined> | undefined
  readonly operations: VideoToolOperations = {
    videoTools: () => (this.#tools ??= findVideoTools(this.#context.settings.FFMPEG_PATH)),
    toolsForMembers: async () => {
      const found = await this.operations.videoTools()
      return found?.isCurrent ? found : undefined
    },
  }

  constructor(context: MediaContext, sealer: Sealer, announce: (assetId: number) => Promise<void>) {
    this.#context = context
    this.#sealer = sealer
    this.#announce = announce
  }

  async start(): Promise<void> {
    const found = await this.operations.videoTools()
    if (found) await this.#transcode(found)
    else
      this.#context.log.error(
        'no ffmpeg on this machine: uploaded videos wait, and members cannot send recordings, until one is installed',
      )
    await this.#workWithoutTools()
  }

  stop(): void {
    this.#stopNoting()
  }

  async #transcode(tools: VideoTools): Promise<void> {
    const { log, jobs, settings } = this.#context
    if (!tools.isCurrent)
      log.warn(
        'no ffmpeg on this machine: the npm-shipped one of 2018 makes the demonstration and reads nothing else; uploaded videos wait, and members cannot send recordings, until one is installed',
      )
    if (tools.isCurrent) this.#stopNoting = await noteReader(this.#context)
    const scratch = openScratch(join(settings.DATA_DIR, 'scratch'))
    await scratch.empty()
    const deps = { context: this.#context, tools, scratch, sealer: this.#sealer, announce: this.#announce }
    await jobs.work(transcodeJob, async ({ assetId }, { signal, attempt }) => {
      const isLastAttempt = attempt >= transcodeJob.retry.limit
      // It stays as it was uploaded; the next start with an ffmpeg of its own queues it again.
      if (await this.#mayRead(tools, assetId)) await this.#transcodeOne(deps, assetId, signal, isLastAttempt)
    })
    // Stills are made of renditions, which this platform encoded itself, so an ffmpeg of any version may read them.
    await jobs.work(stillsJob, ({ assetId }, { signal }) => makeStills(deps, assetId, signal))
  }

  async #mayRead(tools: VideoTools, assetId: number): Promise<boolean> {
    if (tools.isCurrent) return true
    const [asset] = await findAssets(this.#context.db, [assetId])
    return asset?.sourceKey.startsWith(demonstrationFolder) === true
  }

  async #transcodeOne(deps: TranscodingDeps, assetId: number, signal: AbortSignal, isLastAttempt: boolean) {
    const { db, jobs, clock } = this.#context
    try {
      await transcodeAsset(deps, assetId, signal)
      // It was begun in clear, and somebody has to pay for it by now.
      if (await findToEncrypt(db, assetId)) await enqueueEncryption(jobs, assetId)
      await this.#wantStills(assetId)
    } catch (error) {
      const isLast = isLastAttempt && !signal.aborted
      if (isLast && (await failUnfinished(db, assetId, clock()))) await this.#announce(assetId)
      throw error
    }
  }

  async #workWithoutTools(): Promise<void> {
    const context = this.#context
    const sealer = this.#sealer
    await context.jobs.work(encryptJob, async ({ assetId }, { signal }) => {
      await encryptAsset({ context, sealer }, assetId, signal)
      await this.#wantStills(assetId)
    })
    await context.jobs.work(sweepJob, () => sweep(context))
    await context.jobs.work(requeueJob, () => this.#requeue())
    await this.#requeue()
  }

  async #wantStills(assetId: number): Promise<void> {
    const { db, jobs } = this.#context
    if (await findWithoutStills(db, assetId)) await enqueueStills(jobs, assetId)
  }

  async #requeue(): Promise<void> {
    const { db, jobs } = this.#context
    for (const { id } of await findUnfinishedIds(db)) await enqueueTranscoding(jobs, id)
    for (const { id } of await findIdsToEncrypt(db)) await enqueueEncryption(jobs, id)
    for (const { id } of await findIdsWithoutStills(db)) await enqueueStills(jobs, id)
  }
}
