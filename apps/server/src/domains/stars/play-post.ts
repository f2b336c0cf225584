import type { CallContext } from '../../platform/http/handlers.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findWatchedSeconds } from '../drama/index.ts'
import type { Asset } from '../media/index.ts'
import { membershipEndMs } from '../membership/index.ts'
import type { StarsNeeds } from './needs.ts'
import { type VideoState, videoStateOf } from './present.ts'
import type { PostRow } from './queries/posts.ts'
import type { Membership } from './read-posts.ts'

/** The address of the playlist for a member who may read the post, with a ticket that ends no later than their membership. Whoever opens more
 *  videos than anybody watches reads the post all the same, and gets the video a little later. */
export async function playPost(
  context: CallContext<'bearer'>,
  { media }: Pick<StarsNeeds, 'media'>,
  {
    row,
    asset,
    membership,
  }: { readonly row: PostRow; readonly asset: Asset | undefined; readonly membership: Membership },
): Promise<{ readonly state: VideoState; readonly url: string }> {
  const { db, caller, clock, language, origin } = context
  const state = videoStateOf(row, asset)
  if (state !== 'ready' || !asset) return { state, url: '' }
  const isByMembership = row.vip_type > 0 && row.user_id !== caller.userId
  const untilMs = isByMembership ? await membershipEndMs(db, caller.userId, clock()) : 0
  try {
    const path = await media.signPlayback({
      assetId: asset.id,
      caller,
      isSvip: membership === 'svip',
      untilMs: untilMs || undefined,
      watchedSeconds: await findWatchedSeconds(db, caller.userId),
      language,
    })
    return { state, url: new URL(path, origin).href }
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'tooManyRequests') return { state: 'later', url: '' }
    throw error
  }
}
