import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/server/client.ts'

/** How long a play address is used again: well within its ticket's life (C-53). */
const addressFreshMs = 5 * minuteMs

/** One episode with its play address. */
export const episodeQuery = (dramaId: number, number: number) =>
  queryOptions<VideoItem | null>({
    queryKey: [dramaCalls.getEpisodes.id, dramaId, number],
    queryFn: async ({ signal }) =>
      (await call(dramaCalls.getEpisodes, { video_id: dramaId, number }, { signal })).item ?? null,
    staleTime: addressFreshMs,
  })
