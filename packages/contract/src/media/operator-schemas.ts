import * as z from 'zod/mini'
import { flag, id } from '../schema.ts'

/** How far an episode's video is. `ready` from the first rendition on; `is_complete` once all are there, which lists the drama. */
export const assetState = z.object({
  asset_id: id(),
  state: z.literal(['uploaded', 'transcoding', 'ready', 'failed', 'cancelled']),
  is_complete: flag(),
  /** Percent of the work done. */
  progress: z.int().check(z.gte(0), z.lte(100)),
  /** Finished ones, as `360p`. */
  renditions: z.array(z.string()),
  /** Why it failed: a code of rules/media/source.ts, '' else. */
  failure: z.string(),
  /** Nobody works on it until a worker with an ffmpeg of its machine runs. */
  waits_for_ffmpeg: flag(),
})

export type AssetState = z.output<typeof assetState>
