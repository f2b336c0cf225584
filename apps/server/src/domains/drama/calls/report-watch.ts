import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { heatsDramas } from '@cliffhanger/rules/drama/act-counter.ts'
import { addHeat, heatOf } from '@cliffhanger/rules/drama/heat.ts'
import { countWatched, isAtEnd, isView, isWatched, reportTime } from '@cliffhanger/rules/drama/watching.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { insertActions } from '../discover/queries/actions.ts'
import { membershipOf } from '../membership-of.ts'
import type { DramaNeeds } from '../needs.ts'
import { denialOf, isFreeForAll, presentProgress } from '../present.ts'
import { addPlays, lockHeat } from '../queries/dramas.ts'
import { type EpisodeRow, findEpisode } from '../queries/episodes.ts'
import {
  addWatched,
  findProgress,
  getMark,
  insertPlayReport,
  lockWatcher,
  saveCounted,
  saveProgress,
  saveViewed,
  sumWatched,
  type Watched,
} from '../queries/watching.ts'

type Report = CallInput<typeof dramaCalls.reportWatch>

/** Saves where I stopped and counts what I watched, at most the real time since my last report (S-108).
 *  A repeat with the same `client_seq` counts nothing. Refuses 4002 and 7020. */
export const reportWatch =
  ({ media }: Pick<DramaNeeds, 'media'>): Handler<typeof dramaCalls.reportWatch> =>
  async (context, report) => {
    const { caller } = context
    const episode = (await findEpisode(context.db, caller.userId, report.video_id, report.number)) ?? refuse('notFound')
    if (denialOf(episode, await membershipOf(context)) !== '') refuse('episodeLocked')
    if (report.qoe || report.play_error)
      context.metrics.playback.inc({ outcome: report.play_error ? 'failed' : 'played' })
    return context.db.transaction(async (tx) => {
      if (!isFreeForAll(episode)) {
        const leftMs = Math.max(0, episode.duration_ms - report.timeDetail * 1000)
        // How a play went is told at its end: the page is left, or something else plays.
        const isOver = report.qoe !== undefined || report.play_error !== undefined
        await media.followPlay(tx, { assetId: episode.asset_id, caller, leftMs, isOver })
      }
      return takeReport(tx, context, report, episode)
    })
  }

async function takeReport(tx: Db, context: CallContext<'bearer'>, report: Report, episode: EpisodeRow) {
  const { userId } = context.caller
  const countedUntilMs = await lockWatcher(tx, userId)
  const nowMs = context.clock()
  const day = platformDay(nowMs, context.settings.TIME_ZONE)
  const before = await findProgress(tx, userId, episode.drama_id)
  const madeMs = reportTime(report.client_seq, nowMs)
  const isRepeat = report.client_seq !== undefined && before?.client_seq === report.client_seq
  if (!isRepeat) {
    const watched = { userId, dramaId: episode.drama_id, number: episode.number }
    const counted = countWatched(report.seconds, countedUntilMs, nowMs)
    await saveCounted(tx, userId, counted)
    if (report.qoe || report.play_error) {
      await insertPlayReport(tx, { ...watched, playError: report.play_error, quality: report.qoe, nowMs })
    }
    // A play that failed says nothing about where the member stopped.
    if (!report.play_error || !before) await saveProgress(tx, progressOf(watched, report, episode, madeMs, nowMs))
    await countDay(tx, watched, { day, seconds: counted.seconds, positionSeconds: report.timeDetail, nowMs }, episode)
  }
  const progress = await getMark(tx, userId, episode.drama_id)
  return { mark: presentProgress(progress), task_seconds: await sumWatched(tx, userId, day) }
}

function progressOf(
  { userId, dramaId, number }: Watched,
  report: Report,
  episode: EpisodeRow,
  madeMs: number,
  nowMs: number,
) {
  const durationSeconds = Math.round(episode.duration_ms / 1000)
  const positionSeconds = durationSeconds > 0 ? Math.min(report.timeDetail, durationSeconds) : report.timeDetail
  return {
    user_id: userId,
    drama_id: dramaId,
    number,
    position_seconds: positionSeconds,
    duration_seconds: durationSeconds,
    is_done: isAtEnd(positionSeconds, durationSeconds),
    client_seq: madeMs,
    updated_ms: nowMs,
  }
}

interface DayReport {
  readonly day: string
  readonly seconds: number
  readonly positionSeconds: number
  readonly nowMs: number
}

/** Adds to the member's day. An episode heats its drama once a day when it is viewed, and once when it is watched to the end. */
async function countDay(
  tx: Db,
  watched: Watched,
  { day, seconds, positionSeconds, nowMs }: DayReport,
  episode: EpisodeRow,
) {
  const durationSeconds = episode.duration_ms / 1000
  const total = await addWatched(tx, watched, day, seconds)
  const becomesView = !total.is_view && isView(total.seconds, durationSeconds)
  const becomesWatched = !total.is_watched && isWatched(positionSeconds, total.seconds, durationSeconds)
  if (!becomesView && !becomesWatched) return
  await saveViewed(tx, watched, day, becomesWatched)
  const drama = await lockHeat(tx, watched.dramaId, watched.userId)
  const endsDrama = drama.is_end && episode.number === drama.update_number
  const weight =
    (becomesView ? heatOf.view : 0) +
    (becomesWatched ? heatOf.episodeWatched : 0) +
    (becomesWatched && endsDrama ? heatOf.dramaWatched : 0)
  const heat = heatsDramas(drama) ? addHeat(drama.heat, weight, nowMs) : drama.heat
  await addPlays(tx, watched.dramaId, becomesView ? 1 : 0, heat)
  const actions = [
    ...(becomesView ? (['view'] as const) : []),
    ...(becomesWatched ? (['episode'] as const) : []),
    ...(becomesWatched && endsDrama ? (['finish'] as const) : []),
  ]
  await insertActions(tx, watched.userId, watched.dramaId, actions, nowMs)
}
