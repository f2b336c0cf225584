import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { heatsDramas } from '@cliffhanger/rules/drama/act-counter.ts'
import { addHeat, heatOf } from '@cliffhanger/rules/drama/heat.ts'
import { isFinished } from '@cliffhanger/rules/drama/watching.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { DramaNeeds } from '../../needs.ts'
import { addPlays, lockHeat } from '../../queries/dramas.ts'
import { findEpisode } from '../../queries/episodes.ts'
import { lockWatcher, type Watched } from '../../queries/watching.ts'
import { saveFinished, sumOfEpisode } from '../queries/finished.ts'

/** Takes note that an episode was watched to its end, if the reports say so too. No watch task exists yet: `tasks` is empty, nothing is
 *  given, and a task that is claimed refuses 4002, as does an unknown episode. */
export const finishWatching =
  (domains: DramaNeeds): Handler<typeof collectionCalls.finishWatching> =>
  async (context, { video_id: dramaId, number, task_id: taskId }) => {
    const { db, caller } = context
    if (taskId !== undefined) refuse('notFound')
    if (dramaId === undefined) return refuseField('video_id')
    if (number === undefined) return refuseField('number')
    const episode = (await findEpisode(db, caller.userId, dramaId, number)) ?? refuse('notFound')
    const watched = { userId: caller.userId, dramaId, number }
    await countFinished(db, watched, episode.duration_ms / 1000, context.clock())
    return { tasks: [], reward: null, balance: await domains.ledger.balance(db, caller.userId, 'gold') }
  }

/** An episode counts as finished once, however often that is told. */
async function countFinished(tx: Db, watched: Watched, durationSeconds: number, nowMs: number): Promise<void> {
  await lockWatcher(tx, watched.userId)
  const { seconds, is_watched: isCounted } = await sumOfEpisode(tx, watched)
  if (isCounted || !isFinished(seconds, durationSeconds)) return
  await saveFinished(tx, watched)
  const drama = await lockHeat(tx, watched.dramaId, watched.userId)
  if (heatsDramas(drama)) await addPlays(tx, watched.dramaId, 0, addHeat(drama.heat, heatOf.episodeWatched, nowMs))
}
