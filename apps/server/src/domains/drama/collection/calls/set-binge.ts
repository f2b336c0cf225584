import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { insertActionsOnce } from '../../discover/queries/actions.ts'
import { countMine } from '../queries/lists.ts'
import { addToWatchlist, lockDramas, removeFromWatchlist } from '../queries/watchlist.ts'

/** Puts dramas on the caller's watchlist, or takes them off; what is so already stays. All of them or none: refuses 4002 where one
 *  is unknown, or is to be added and not shown. */
export const setBinge: Handler<typeof collectionCalls.setBinge> = (context, { video_ids: requested, value }) => {
  const { userId } = context.caller
  const ids = [...new Set(requested)]
  return context.db.transaction(async (tx) => {
    const dramas = await lockDramas(tx, ids)
    if (dramas.length < ids.length || (value === 1 && dramas.some((drama) => !drama.is_listed))) refuse('notFound')
    if (value === 1) {
      await addToWatchlist(tx, userId, ids, context.clock())
      await insertActionsOnce(tx, userId, ids, 'binge', context.clock())
    } else await removeFromWatchlist(tx, userId, ids)
    return { video_ids: ids, value, binge_total: await countMine(tx, { userId, type: 'binge', words: [] }) }
  })
}
