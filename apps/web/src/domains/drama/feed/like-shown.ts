import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { likeDrama } from '../collection/collection-actions.ts'

/** Likes the drama that plays; one that is liked stays so. */
export const likeShown = async ({ id }: FeedVideo): Promise<void> => {
  const { video } = await queryClient.ensureQueryData(callQuery(dramaCalls.getVideo, { id }))
  if (video.is_skr === 0) await likeDrama(video, true)
}
