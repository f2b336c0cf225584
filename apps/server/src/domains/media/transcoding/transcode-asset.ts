import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { outputFrameRate, type PlannedRendition, planRenditions } from '@cliffhanger/rules/media/rendition.ts'
import { judgeSize, judgeSource, type SourceError } from '@cliffhanger/rules/media/source.ts'
import type { ServerContext } from '../../../context.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import { type Asset, versionPrefix } from '../asset.ts'
import { encryptFolder } from '../encryption/encrypt-folder.ts'
import { makeSealedKey, openKey } from '../encryption/key.ts'
import { addRendition, claimAsset, describeAsset, failAsset, reportProgress } from '../queries/assets.ts'
import { closeRun, openRun, type RunOutcome } from '../queries/runs.ts'
import { DamagedSource, encodeRendition, renditionFiles } from './encode.ts'
import type { VideoTools } from './ffmpeg.ts'
import { fileOptions, putMasters } from './made-files.ts'
import { makePoster } from './poster.ts'
import { type Probe, probe } from './probe.ts'
import { openRunLog, type RunLog } from './run-log.ts'
import type { Scratch } from './scratch.ts'
import { type Demuxer, sniffBytes, sniffDemuxer } from './sniff.ts'

export interface TranscodingDeps {
  readonly context: Pick<ServerContext, 'db' | 'storage' | 'clock'>
  readonly tools: VideoTools
  readonly scratch: Scratch
  /** Seals and opens the keys of what is encrypted. */
  readonly sealer: Sealer
  /** Called after every change of the asset but progress. */
  readonly announce: (assetId: number) => Promise<void>
}

/** A poster never changes; another video's has another name. */
const posterOptions = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' } as const
const watchEveryMs = 2000

/** The file is refused for good: trying again would end the same. */
class RefusedSource extends Error {
  override readonly name = 'RefusedSource'
  readonly fault: SourceError

  constructor(error: SourceError) {
    super(error)
    this.fault = error
  }
}

/** The asset was cancelled, deleted or taken by another run: this one ends without a word. */
class RunEnded extends Error {
  override readonly name = 'RunEnded'
}

/** Makes what is missing of an asset. Bad files become `failed` with a reason; faults of ours are thrown, to be tried again. */
export async function transcodeAsset(deps: TranscodingDeps, assetId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps.context
  const asset = await claimAsset(db, assetId, makeSealedKey(deps.sealer), clock())
  if (!asset) return
  const story = openRunLog(clock)
  await openRun(db, assetId, asset.attempt, clock())
  const end = (outcome: RunOutcome) =>
    closeRun(db, { assetId, attempt: asset.attempt }, { outcome, log: story.text(), nowMs: clock() })
  const ended = new AbortController()
  const key = asset.sealedKey ? openKey(deps.sealer, asset.sealedKey) : undefined
  const run = new TranscodingRun(deps, { asset, key, story }, AbortSignal.any([signal, ended.signal]))
  const watch = setInterval(() => void run.report().catch((error) => ended.abort(error)), watchEveryMs)
  try {
    await deps.scratch.use((folder) => run.makeMissing(folder))
    await end('done')
  } catch (error) {
    if (error instanceof RunEnded) return void (await end('ended'))
    const failure =
      error instanceof RefusedSource ? error.fault : error instanceof DamagedSource ? 'damaged' : undefined
    story.say(error instanceof Error ? error.message : String(error))
    await end(failure === undefined ? 'broken' : 'refused')
    if (failure === undefined) throw error
    if (await failAsset(db, asset, failure, clock())) await deps.announce(assetId)
  } finally {
    clearInterval(watch)
  }
}

/** One taking of an asset: `key` where it is encrypted. */
interface Taken {
  readonly asset: Asset
  readonly key: Uint8Array | undefined
  readonly story: RunLog
}

class TranscodingRun {
  readonly #parts: TranscodingDeps
  readonly #signal: AbortSignal
  readonly #key: Uint8Array | undefined
  readonly #story: RunLog
  #asset: Asset
  #share = 0

  constructor(deps: TranscodingDeps, { asset, key, story }: Taken, signal: AbortSignal) {
    this.#parts = deps
    this.#asset = asset
    this.#key = key
    this.#story = story
    this.#signal = signal
  }

  async makeMissing(folder: string): Promise<void> {
    const path = join(folder, 'source')
    await this.#fetchSource(path)
    const { demuxer, found } = await this.#look(path)
    const planned = planRenditions(found.picture.width, found.picture.height)
    if (this.#asset.planned.length === 0) await this.#describe(folder, { path, demuxer }, found, planned)
    for (const rendition of planned) {
      // What is planned for an asset stays, also when there are more rungs by now.
      if (!this.#asset.planned.includes(rendition.name)) continue
      if (this.#asset.renditions.some(({ name }) => name === rendition.name)) continue
      await this.#make(rendition, { path, demuxer, folder: join(folder, rendition.name) }, found)
    }
  }

  /** Writes the progress; throws `RunEnded` when this run may write no longer. */
  async report(): Promise<void> {
    const { db, clock } = this.#parts.context
    const planned = Math.max(1, this.#asset.planned.length)
    const percent = Math.min(99, Math.floor((100 * (this.#asset.renditions.length + this.#share)) / planned))
    if ((await reportProgress(db, this.#asset, percent, clock())) === 0) throw new RunEnded()
  }

  async #fetchSource(path: string): Promise<void> {
    const { storage } = this.#parts.context
    const info = await storage.head(this.#asset.sourceKey)
    if (!info) throw new RefusedSource('sourceMissing')
    const error = judgeSize(info.sizeBytes)
    if (error) throw new RefusedSource(error)
    const source = await storage.get(this.#asset.sourceKey)
    if (!source) throw new RefusedSource('sourceMissing')
    await pipeline(source.body, createWriteStream(path), { signal: this.#signal })
  }

  async #look(path: string): Promise<{ demuxer: Demuxer; found: Probe & { picture: NonNullable<Probe['picture']> } }> {
    const demuxer = sniffDemuxer(await headOf(path))
    if (!demuxer) throw new RefusedSource('notVideo')
    const found = await probe(this.#parts.tools, demuxer, path, this.#signal)
    if (!found) throw new RefusedSource('damaged')
    const error = judgeSource(found)
    if (error) throw new RefusedSource(error)
    if (!found.picture) throw new RefusedSource('noVideoTrack')
    this.#story.say(
      `${demuxer}: ${found.picture.width}x${found.picture.height}, ${found.framesPerSecond.toFixed(3)} frames a second, ${found.durationMs} ms${found.hasSound ? '' : ', no sound'}`,
    )
    return { demuxer, found: { ...found, picture: found.picture } }
  }

  async #describe(
    folder: string,
    source: { path: string; demuxer: Demuxer },
    { picture, durationMs }: Probe & { picture: NonNullable<Probe['picture']> },
    planned: readonly PlannedRendition[],
  ): Promise<void> {
    const { db, storage, clock } = this.#parts.context
    const poster = await makePoster(this.#parts.tools, { ...source, folder }, this.#signal)
    // A random name: the poster of a drama nobody may see yet must not be guessable.
    const posterKey = `public/poster/${this.#asset.id}-${randomBytes(8).toString('hex')}.webp`
    await storage.put(posterKey, poster.webp, posterOptions)
    const names = planned.map(({ name }) => name)
    const { thumbHash } = poster
    this.#continue(
      await describeAsset(db, this.#asset, { ...picture, durationMs, thumbHash, posterKey, planned: names }, clock()),
    )
    await this.#parts.announce(this.#asset.id)
  }

  async #make(
    planned: PlannedRendition,
    source: { path: string; demuxer: Demuxer; folder: string },
    found: Probe,
  ): Promise<void> {
    const { db, storage, clock } = this.#parts.context
    const rendition = await encodeRendition(
      {
        tools: this.#parts.tools,
        source: source.path,
        demuxer: source.demuxer,
        durationMs: found.durationMs,
        framesPerSecond: outputFrameRate(found.framesPerSecond, found.isSteady),
        hasSound: found.hasSound,
        preset: this.#asset.preset,
        folder: source.folder,
        signal: this.#signal,
        onProgress: (share) => {
          this.#share = share
        },
      },
      planned,
    )
    if (this.#key) await encryptFolder(this.#key, planned.name, source.folder)
    const prefix = versionPrefix(this.#asset.id, this.#asset.version)
    const files = await renditionFiles(source.folder)
    for (const name of files) {
      this.#signal.throwIfAborted()
      const options = fileOptions(name, this.#key !== undefined)
      await storage.putFile(`${prefix}${planned.name}/${name}`, join(source.folder, name), options)
    }
    await putMasters(storage, prefix, [...this.#asset.renditions, rendition])
    this.#story.say(
      `${planned.name}: ${rendition.width}x${rendition.height}, ${files.length} files, ${Math.round(rendition.averageBitrate / 1000)} kbit/s${this.#key ? ', encrypted' : ''}`,
    )
    this.#share = 0
    this.#continue(await addRendition(db, this.#asset, rendition, clock()))
    await this.#parts.announce(this.#asset.id)
  }

  #continue(written: Asset | undefined): void {
    if (!written) throw new RunEnded()
    this.#asset = written
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
