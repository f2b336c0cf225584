import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { membershipEndMs } from '../../membership/index.ts'
import { membershipOf } from '../membership-of.ts'
import type { DramaNeeds } from '../needs.ts'
import { denialOf, isFreeForAll, presentEpisode } from '../present.ts'
import { findEpisode, listEpisodes } from '../queries/episodes.ts'
import { findWatchedSeconds } from '../queries/watching.ts'

/** The episodes that can be watched. With `number`: that episode, with its address if the member may play it, else the address of its preview.
 *  Refuses 4002, and 4006 when the member requests more plays than they can watch. */
export const getEpisodes =
  (domains: DramaNeeds): Handler<typeof dramaCalls.getEpisodes> =>
  async (context, { video_id, number }) => {
    const { caller, language } = context
    const membership = await membershipOf(context)
    if (number === undefined) {
      const rows = await listEpisodes(context.db, caller.userId, video_id)
      if (rows.length === 0) refuse('notFound')
      return { list: rows.map((row) => presentEpisode(context, row, membership)) }
    }
    const row = (await findEpisode(context.db, caller.userId, video_id, number)) ?? refuse('notFound')
    const item = presentEpisode(context, row, membership)
    const previewSeconds = row.preview_seconds
    const isLocked = denialOf(row, membership) !== ''
    if (isLocked && previewSeconds === 0) return { item }
    const watchedSeconds = await findWatchedSeconds(context.db, caller.userId)
    const isByMembership = membership === 'svip' || denialOf(row, 'none') !== ''
    const untilMs =
      !isLocked && isByMembership ? await membershipEndMs(context.db, caller.userId, context.clock()) : undefined
    const play = {
      assetId: row.asset_id,
      caller,
      isSvip: membership === 'svip',
      isFree: isFreeForAll(row),
      watchedSeconds,
      language,
      untilMs: untilMs || undefined,
    }
    const path = isLocked
      ? await domains.media.signPreview({ ...play, previewSeconds })
      : await domains.media.signPlayback(play)
    return { item: { ...item, ...(path !== undefined && { play_url: new URL(path, context.origin).href }) } }
  }
