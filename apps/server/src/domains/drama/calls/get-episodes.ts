import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { DramaNeeds } from '../needs.ts'
import { denialOf, presentEpisode } from '../present.ts'
import { findEpisode, listEpisodes } from '../queries/episodes.ts'

/** The episodes that can be watched; with `number` that one and, if the member may play it, where. Refuses 4002. */
export const getEpisodes =
  (needs: DramaNeeds): Handler<typeof dramaCalls.getEpisodes> =>
  async (context, { video_id, number }) => {
    if (number === undefined) {
      const rows = await listEpisodes(context.db, video_id)
      if (rows.length === 0) refuse('notFound')
      return { list: rows.map((row) => presentEpisode(context, row)) }
    }
    const row = (await findEpisode(context.db, video_id, number)) ?? refuse('notFound')
    const item = presentEpisode(context, row)
    if (denialOf(row) !== '') return { item }
    const { userId } = context.caller
    const ticket = { assetId: row.asset_id, userId, durationMs: row.duration_ms, nowMs: context.clock() }
    return { item: { ...item, play_url: new URL(needs.media.signPlayback(ticket), context.origin).href } }
  }
