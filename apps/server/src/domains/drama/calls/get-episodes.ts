import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { membershipOf } from '../membership-of.ts'
import type { DramaNeeds } from '../needs.ts'
import { denialOf, presentEpisode } from '../present.ts'
import { findEpisode, listEpisodes } from '../queries/episodes.ts'
import { findWatchedSeconds } from '../queries/watching.ts'

/** The episodes that can be watched; with `number` that one and, if the member may play it, where. Refuses 4002. */
export const getEpisodes =
  (needs: DramaNeeds): Handler<typeof dramaCalls.getEpisodes> =>
  async (context, { video_id, number }) => {
    const { caller, language } = context
    const membership = await membershipOf(needs, context)
    if (number === undefined) {
      const rows = await listEpisodes(context.db, caller.userId, video_id)
      if (rows.length === 0) refuse('notFound')
      return { list: rows.map((row) => presentEpisode(context, row, membership)) }
    }
    const row = (await findEpisode(context.db, caller.userId, video_id, number)) ?? refuse('notFound')
    const item = presentEpisode(context, row, membership)
    if (denialOf(row, membership) !== '') return { item }
    const watchedSeconds = await findWatchedSeconds(context.db, caller.userId)
    const play = { assetId: row.asset_id, caller, isSvip: membership === 'svip', watchedSeconds, language }
    return { item: { ...item, play_url: new URL(await needs.media.signPlayback(play), context.origin).href } }
  }
