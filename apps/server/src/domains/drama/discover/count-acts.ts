import { type ActCounter, countAct, emptyCounter, heatsDramas } from '@cliffhanger/rules/drama/act-counter.ts'
import type { Database } from '../../../platform/database/db.ts'
import { existingDramas, lockCounters, noteRefunds, saveCounters, takeActs } from './queries/acts.ts'

/** How many acts one transaction counts. */
const actsAtOnce = 5000

/** Counts every act that waits, and takes unlocks back that were refunded. One that is counted is gone in the same transaction, so none counts
 *  twice. */
export async function countActs(db: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const looked = await db.transaction((tx) => noteRefunds(tx, actsAtOnce))
    if (looked < actsAtOnce || signal?.aborted) break
  }
  for (;;) {
    const counted = await countSome(db)
    if (counted < actsAtOnce || signal?.aborted) return
  }
}

const countSome = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const acts = await takeActs(tx, actsAtOnce)
    const ids = [...new Set(acts.map((act) => act.drama_id))].sort((a, b) => a - b)
    const known = await existingDramas(tx, ids)
    const counters = new Map<number, ActCounter>()
    for (const { drama_id: id, ...counter } of await lockCounters(
      tx,
      ids.filter((each) => known.has(each)),
    ))
      counters.set(id, counter)
    for (const act of acts.filter(heatsDramas))
      if (known.has(act.drama_id)) counters.set(act.drama_id, countAct(counters.get(act.drama_id) ?? emptyCounter, act))
    await saveCounters(
      tx,
      [...counters].map(([drama_id, counter]) => ({ drama_id, ...counter })),
    )
    return acts.length
  })
