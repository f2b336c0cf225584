import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  masterPlaylist,
  outputFrameRate,
  type PlannedRendition,
  planRenditions,
} from '@cliffhanger/rules/media/rendition.ts'
import { judgeSize, judgeSource, type SourceFault } from '@cliffhanger/rules/media/source.ts'
import type { ServerContext } from '../../../context.ts'
import { type Asset, assetPrefix, masterName } from '../asset.ts'
import { addRendition, describeAsset, failAsset, reportProgress, takeAsset } from '../queries.ts'
import { DamagedSource, encodeRendition, renditionFiles } from './encode.ts'
import type { VideoTools } from './ffmpeg.ts'
import { makePoster } from './poster.ts'
import { type Probe, probe } from './probe.ts'
import type { Scratch } from './scratch.ts'
import { type Demuxer, sniffBytes, sniffDemuxer } from './sniff.ts'

export interface TranscodingParts {
  readonly context: Pick<ServerContext, 'db' | 'storage' | 'clock'>
  readonly tools: VideoTools
  readonly scratch: Scratch
  /** Called after every change of the asset but progress. */
  readonly announce: (assetId: number) => Promise<void>
}

/** Files below one of these names never change. */
const immutable = 'private, max-age=31536000, immutable'
const watchEveryMs = 2000

const contentTypes: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/** The file is refused for good: trying again would end the same. */
class RefusedSource extends Error {
  override readonly name = 'RefusedSource'
  readonly fault: SourceFault

  constructor(fault: SourceFault) {
    super(fault)
    this.fault = fault
  }
}

/** The asset was cancelled, deleted or taken by another run: this one ends without a word. */
class RunEnded extends Error {
  override readonly name = 'RunEnded'
}

/** Makes what is missing of an asset. Bad files become `failed` with a reason; faults of ours are thrown, to be tried again. */
export async function transcodeAsset(parts: TranscodingParts, assetId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts.context
  const asset = await takeAsset(db, assetId, clock())
  if (!asset) return
  const ended = new AbortController()
  const run = new TranscodingRun(parts, asset, AbortSignal.any([signal, ended.signal]))
  const watch = setInterval(() => void run.report().catch((error) => ended.abort(error)), watchEveryMs)
  try {
    await parts.scratch.use((folder) => run.makeMissing(folder))
  } catch (error) {
    if (error instanceof RunEnded) return
    const fault = error instanceof RefusedSource ? error.fault : error instanceof DamagedSource ? 'damaged' : undefined
    if (fault === undefined) throw error
    if (await failAsset(db, asset, fault, clock())) await parts.announce(assetId)
  } finally {
    clearInterval(watch)
  }
}

class TranscodingRun {
  readonly #parts: TranscodingParts
  readonly #signal: AbortSignal
  #asset: Asset
  #share = 0

  constructor(parts: TranscodingParts, asset: Asset, signal: AbortSignal) {
    this.#parts = parts
    this.#asset = asset
    this.#signal = signal
  }

  async makeMissing(folder: string): Promise<void> {
    const path = join(folder, 'source')
    await this.#fetchSource(path)
    const { demuxer, found } = await this.#look(path)
    const planned = planRenditions(found.picture.width, found.picture.height)
    if (this.#asset.planned.length === 0) await this.#describe(folder, { path, demuxer }, found, planned)
    for (const rendition of planned) {
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
    const fault = judgeSize(info.sizeBytes)
    if (fault) throw new RefusedSource(fault)
    const source = await storage.get(this.#asset.sourceKey)
    if (!source) throw new RefusedSource('sourceMissing')
    await pipeline(source.body, createWriteStream(path), { signal: this.#signal })
  }

  async #look(path: string): Promise<{ demuxer: Demuxer; found: Probe & { picture: NonNullable<Probe['picture']> } }> {
    const demuxer = sniffDemuxer(await headOf(path))
    if (!demuxer) throw new RefusedSource('notVideo')
    const found = await probe(this.#parts.tools, demuxer, path, this.#signal)
    if (!found) throw new RefusedSource('damaged')
    const fault = judgeSource(found)
    if (fault) throw new RefusedSource(fault)
    if (!found.picture) throw new RefusedSource('noVideoTrack')
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
    await storage.put(posterKey, poster.webp, {
      contentType: 'image/webp',
      cacheControl: immutable.replace('private', 'public'),
    })
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
    const prefix = assetPrefix(this.#asset.id)
    for (const name of await renditionFiles(source.folder)) {
      this.#signal.throwIfAborted()
      await storage.putFile(`${prefix}${planned.name}/${name}`, join(source.folder, name), {
        contentType: contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        cacheControl: immutable,
      })
    }
    await storage.put(`${prefix}${masterName}`, masterPlaylist([...this.#asset.renditions, rendition]), {
      contentType: 'application/vnd.apple.mpegurl',
      cacheControl: 'no-store',
    })
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
