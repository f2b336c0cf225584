import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { lockShown } from '../queries/likes.ts'
import { addScore, insertScore } from '../queries/scores.ts'

/** Rates a drama, once for ever (V-39). Refuses 4002 and 7027. */
export const rateVideo: Handler<typeof collectionCalls.rateVideo> = (context, { video_id: dramaId, score }) => {
  const { userId } = context.caller
  return context.db.transaction(async (tx) => {
    const drama = await lockShown(tx, dramaId)
    if (!drama?.is_listed) refuse('notFound')
    if ((await insertScore(tx, { userId, dramaId, score }, context.clock())) === 0) refuse('alreadyRated')
    const rated = await addScore(tx, dramaId, score)
    return { my_score: score, score: (rated.score_tenths / 10).toFixed(1), score_count: rated.score_count }
  })
}
