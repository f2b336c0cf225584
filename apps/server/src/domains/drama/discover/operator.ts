import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { makeChart } from './make-charts.ts'
import { type Chart, findRun, listRanks, type RankRow } from './queries/charts.ts'
import { deletePin, insertPin, listPinned, lockListed, type NewPin, type PinnedRow } from './queries/pins.ts'

/** What operators do about charts. Every function works in the transaction it is given; the audit line is the caller's. */
export const chartsOperator = {
  /** A chart as members see it, its pins, and when it was made; 0: never. */
  async read(
    db: Db,
    chart: Chart,
    nowMs: number,
  ): Promise<{ readonly places: RankRow[]; readonly pins: PinnedRow[]; readonly madeMs: number }> {
    const [ranks, pins, run] = await Promise.all([listRanks(db, chart), listPinned(db, chart, nowMs), findRun(db)])
    return { places: ranks, pins, madeMs: run?.made_ms ?? 0 }
  },
  /** Gives a drama a place and makes the chart anew. Refuses 4002 where members do not see the drama, 4003 where the place is taken. */
  async pin(tx: Db, chart: Chart, pin: NewPin, nowMs: number): Promise<void> {
    if (!(await lockListed(tx, pin.dramaId))) refuse('notFound')
    if ((await insertPin(tx, chart, pin, nowMs)) === 0) refuse('stateChanged')
    await makeChart(tx, chart, nowMs)
  },
  /** Takes the place away and makes the chart anew. Refuses 4002. */
  async unpin(tx: Db, chart: Chart, dramaId: number, nowMs: number): Promise<{ place: number }> {
    const pin = (await deletePin(tx, chart, dramaId)) ?? refuse('notFound')
    await makeChart(tx, chart, nowMs)
    return pin
  },
}
