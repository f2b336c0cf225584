import { type FirstFrames, firstFrameMs, rebufferE4, shownDramas } from '@cliffhanger/rules/drama/play-figures.ts'
import { addDays } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findOverviews, type OverviewRow } from '../queries/overview.ts'
import {
  type Choice,
  findForemost,
  getSummedUntil,
  listFirstFrames,
  listPlays,
  listWatched,
  type Part,
  type PlaySums,
  type WatchSums,
} from './queries.ts'

/** How plays of one day, one kind of connection or one drama went. `rebufferE4` in ten-thousandths of the time at the player. */
export interface PlayFigures extends Omit<PlaySums, 'name'> {
  readonly p50Ms: number | undefined
  readonly p95Ms: number | undefined
  readonly seconds: number
  readonly views: number
  readonly rebufferE4: number
}

export interface PlayOverview {
  /** The newest day first, all of them. */
  readonly days: readonly { readonly day: string; readonly figures: PlayFigures }[]
  /** The commonest first; nothing is known of what was watched by each. */
  readonly nets: readonly { readonly net: string; readonly figures: PlayFigures }[]
  /** The most watched first. */
  readonly dramas: readonly { readonly drama: OverviewRow; readonly figures: PlayFigures }[]
  /** Later plays are not counted yet; 0 where none are. */
  readonly untilMs: number
}

const nothing: Omit<PlaySums, 'name'> = { plays: 0, failed: 0, prepared: 0, stalls: 0, stall_ms: 0 }

function figuresOf(sums: Omit<PlaySums, 'name'>, frames: readonly FirstFrames[], watched?: WatchSums): PlayFigures {
  const { plays, failed, prepared, stalls, stall_ms } = sums
  const seconds = watched?.seconds ?? 0
  return {
    plays,
    failed,
    prepared,
    stalls,
    stall_ms,
    p50Ms: firstFrameMs(frames, 50),
    p95Ms: firstFrameMs(frames, 95),
    seconds,
    views: watched?.views ?? 0,
    rebufferE4: rebufferE4(stall_ms, seconds),
  }
}

/** Figures by the names of a part. */
async function readPart(db: Db, part: Part, choice: Choice): Promise<ReadonlyMap<string, PlayFigures>> {
  const [plays, frames, watched] = await Promise.all([
    listPlays(db, part, choice),
    listFirstFrames(db, part, choice),
    part === 'net' ? [] : listWatched(db, part, choice),
  ])
  const framesOf = Map.groupBy(frames, ({ name }) => name)
  const playsOf = new Map(plays.map((sums) => [sums.name, sums]))
  const watchedOf = new Map(watched.map((sums) => [sums.name, sums]))
  const names = new Set([...playsOf.keys(), ...watchedOf.keys()])
  return new Map(
    [...names].map((name) => [
      name,
      figuresOf(playsOf.get(name) ?? nothing, framesOf.get(name) ?? [], watchedOf.get(name)),
    ]),
  )
}

/** How plays went on the last `count` days up to `today`, of one drama or of all (0). */
export async function readPlays(
  db: Db,
  { today, count, dramaId }: { readonly today: string; readonly count: number; readonly dramaId: number },
): Promise<PlayOverview> {
  const fromDay = addDays(today, 1 - count)
  const chosen = { fromDay, dramaIds: [dramaId] }
  const foremost = dramaId === 0 ? await findForemost(db, fromDay, shownDramas) : [dramaId]
  const [byDay, byNet, byDrama, dramas, untilMs] = await Promise.all([
    readPart(db, 'day', chosen),
    readPart(db, 'net', chosen),
    readPart(db, 'drama', { fromDay, dramaIds: foremost }),
    findOverviews(db, foremost),
    getSummedUntil(db),
  ])
  const none = figuresOf(nothing, [])
  return {
    days: Array.from({ length: count }, (_, back) => addDays(today, -back)).map((day) => ({
      day,
      figures: byDay.get(day) ?? none,
    })),
    nets: [...byNet]
      .map(([net, figures]) => ({ net, figures }))
      .sort((one, other) => other.figures.plays - one.figures.plays),
    dramas: dramas.map((drama) => ({ drama, figures: byDrama.get(String(drama.id)) ?? none })),
    untilMs,
  }
}
