import type { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
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

/** Takes note that an episode was watched to its end, if the reports say so too, or gives the reward of a finished watch task (S-96). Refuses 4002 for an unknown
 *  episode and for what is no watch task, 7028 where there is nothing to claim. `balance` is that of the reward's coin, of gold without one. */
export const finishWatching =
  (domains: DramaNeeds): Handler<typeof watchTaskCalls.finishWatching> =>
  async (context, { video_id: dramaId, number, task_id: taskId }) => {
    const { db, caller, language } = context
    const { ledger, rewards } = domains
    const listTasks = () => rewards.tasks.listWatch(db, caller.userId, language)
    if (taskId !== undefined) {
      const reward = await rewards.tasks.claim(db, caller.userId, taskId)
      return { tasks: await listTasks(), reward, balance: await ledger.balance(db, caller.userId, reward.coin_code) }
    }
    if (dramaId === undefined) return refuseField('video_id')
    if (number === undefined) return refuseField('number')
    const episode = (await findEpisode(db, caller.userId, dramaId, number)) ?? refuse('notFound')
    const watched = { userId: caller.userId, dramaId, number }
    await countFinished(db, watched, episode.duration_ms / 1000, context.clock())
    rewards.facts.watched(db, caller.userId)
    return { tasks: await listTasks(), reward: null, balance: await ledger.balance(db, caller.userId, 'gold') }
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
