import { chartPeriod, chartType } from '@cliffhanger/contract/drama/schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import {
  arrangeChart,
  hotOnes,
  hotPlaces,
  leastFinishers,
  maxRanks,
  newForMs,
  priorRatings,
  type Ranked,
  wilsonLowerBound,
} from '@cliffhanger/rules/drama/chart.ts'
import { halfLives, pointsOf } from '@cliffhanger/rules/drama/heat.ts'
import type { Database, Db } from '../../../platform/database/db.ts'
import { countDramas } from '../queries/dramas.ts'
import {
  type Chart,
  listBestRated,
  listHottest,
  listNew,
  listPins,
  lockRun,
  replaceChart,
  replaceHot,
  saveRanks,
  saveRun,
} from './queries/charts.ts'

/** Every chart there is. */
export const charts: readonly Chart[] = chartType.options.flatMap((type) =>
  chartPeriod.options.map((period) => ({ type, period })),
)

/** Arrows compare with the places of a day before. */
const comparedAfterMs = dayMs

/** Among so many of the newest dramas those are looked for that are watched to the end. */
const newestLooked = 2000

/** A rating counts in a period in which about one view is left of what was watched. */
const leastPoints = 0.1

/** Makes every chart anew, all as of one moment. */
export const makeCharts = (db: Database, nowMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx)
    const saves = run !== undefined && nowMs - run.kept_ms >= comparedAfterMs
    if (saves) await saveRanks(tx)
    await saveRun(tx, nowMs, run === undefined || saves ? nowMs : run.kept_ms)
    for (const chart of charts) await makeChart(tx, chart, nowMs)
    await markHot(tx, nowMs)
  })

/** C-54: what has the most heat of the week, whatever operators pinned. */
async function markHot(tx: Db, nowMs: number): Promise<void> {
  const listed = await countDramas(tx, {})
  const hottest = await listHottest(tx, 'hot', 'week', hotPlaces(listed))
  const points = hottest.map(({ id, heat }) => ({ id, points: pointsOf(heat, nowMs, halfLives.week) }))
  await replaceHot(tx, hotOnes(points, listed))
}

/** Makes one chart anew, as after a change of its pins. */
export async function makeChart(tx: Db, chart: Chart, nowMs: number): Promise<void> {
  const pins = await listPins(tx, chart, nowMs)
  await replaceChart(tx, chart, arrangeChart(await rank(tx, chart, nowMs), pins))
}

/** More than there are places, since pinned dramas are taken out of their own. */
const candidates = 2 * maxRanks

function rank(tx: Db, { type, period }: Chart, nowMs: number): Promise<Ranked[]> {
  switch (type) {
    case 'hot':
    case 'binge':
      return rankByHeat(tx, { type, period }, nowMs)
    case 'new':
      return rankNew(tx, period, nowMs)
    case 'score': {
      const span = period === 'all' ? 'month' : period
      const heat = `heat_${span}` as const
      const leastHeat = period === 'all' ? null : Math.log2(leastPoints) + nowMs / halfLives[span]
      return listBestRated(tx, { leastHeat, heat, prior: priorRatings, leastFinishers, limit: candidates })
    }
  }
}

/** Points of acts, or members who put the drama on their list; both fade, but for those of all times. */
async function rankByHeat(tx: Db, { type, period }: Chart & { type: 'hot' | 'binge' }, nowMs: number) {
  const rows = await listHottest(tx, type, period, candidates)
  return rows.map(({ id, heat, total }) => ({
    id,
    value: period === 'all' ? total : Math.round(pointsOf(heat, nowMs, halfLives[period]) * (type === 'hot' ? 10 : 1)),
  }))
}

/** New dramas by how surely they are watched to the end, in percent; among equals the newest first. */
async function rankNew(tx: Db, period: Chart['period'], nowMs: number): Promise<Ranked[]> {
  const rows = await listNew(tx, nowMs - newForMs[period], newestLooked)
  return rows
    .map(({ id, views, episodes }) => ({ id, bound: wilsonLowerBound(episodes, views) }))
    .sort((a, b) => b.bound - a.bound)
    .slice(0, candidates)
    .map(({ id, bound }) => ({ id, value: Math.round(bound * 100) }))
}
