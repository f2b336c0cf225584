import type { Caption, Transcoding, TranscodingRun } from '@cliffhanger/contract/media/operator-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { EpisodeOfAsset } from '../../drama/index.ts'
import type { Asset, CaptionRow, RunRow } from '../../media/index.ts'
import { presentAsset, withTags } from './drama.ts'

export const presentTranscoding = (
  asset: Asset,
  episode: EpisodeOfAsset | undefined,
  waiting: ReadonlySet<number>,
): Transcoding => ({
  id: asset.id,
  asset: presentAsset(asset, waiting),
  drama_id: episode?.drama_id ?? 0,
  drama_texts: withTags(episode?.texts ?? {}),
  number: episode?.number ?? 0,
  planned: [...asset.planned],
  attempt: asset.attempt,
  is_protected: flagOf(asset.isProtected),
  is_encrypted: flagOf(asset.isEncrypted),
  duration: Math.round(asset.durationMs / 1000),
  create_time: toSeconds(asset.createdMs),
  update_time: toSeconds(asset.updatedMs),
})

export const presentRun = (run: RunRow): TranscodingRun => ({
  attempt: run.attempt,
  outcome: run.outcome,
  log: run.log,
  start_time: toSeconds(run.started_ms),
  end_time: toSeconds(run.ended_ms ?? 0),
})

export const presentCaption = (row: CaptionRow): Caption => ({
  language: row.language,
  size: row.size_bytes,
  update_time: toSeconds(row.updated_ms),
})
