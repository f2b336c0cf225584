import type { Domain } from '../../domain.ts'
import { roleDoes } from '../../platform/role.ts'
import { sealerOf } from '../../platform/security/sealed.ts'
import { objectStoreEndpoint } from '../../platform/storage/object-store/endpoint.ts'
import { remoteEndpoint } from '../../platform/storage/object-store/s3/remote-endpoint.ts'
import { isEmbedded } from '../../platform/storage/open-storage.ts'
import { type AssetOperations, openAssets } from './assets.ts'
import type { MediaContext, MediaNeeds } from './needs.ts'
import { createMediaOperator, type MediaOperator } from './operator.ts'
import { openPlayback, type PlaybackOperations } from './playback/playback.ts'
import { MediaWorker, type VideoToolOperations } from './transcoding/worker.ts'

export { type Asset, demonstrationFolder, isFullyReady, isPlayable } from './asset.ts'
export type { MediaContext } from './needs.ts'
export type { CaptionRow } from './queries/captions.ts'
export type { RunRow } from './queries/runs.ts'
export { findVideoTools, runTool, type VideoTools } from './transcoding/ffmpeg.ts'
export { thumbHashOf } from './transcoding/poster.ts'
export { inputArgs, probe } from './transcoding/probe.ts'
export { openScratch, type Scratch } from './transcoding/scratch.ts'

export interface MediaDomain extends Domain, AssetOperations, PlaybackOperations, VideoToolOperations {
  /** What operators do about videos. */
  readonly operator: MediaOperator
}

export function createMediaDomain(context: MediaContext, domains: MediaNeeds): MediaDomain {
  const { storage, clock, settings, secrets } = context
  const sealer = sealerOf(secrets, 'media-key')
  const assets = openAssets(context)
  const playback = openPlayback(context, domains, sealer)
  const worker = new MediaWorker(context, sealer, assets.announce)
  return {
    ...assets.operations,
    ...playback.operations,
    ...worker.operations,
    operator: createMediaOperator(clock),
    calls: [],
    async routes(app) {
      if (isEmbedded(storage)) await app.register(objectStoreEndpoint, { storage })
      else await app.register(remoteEndpoint, { settings, storage, clock, secret: secrets.secret('object-store') })
      await playback.routes(app)
    },
    async start(role) {
      await playback.start()
      if (roleDoes.jobs(role)) await worker.start()
    },
    async stop() {
      worker.stop()
      await playback.stop()
    },
  }
}
