import { type ActionCounter, countAction, emptyCounter, heatsDramas } from '@cliffhanger/rules/drama/act-counter.ts'
import type { Database } from '../../../platform/database/db.ts'
import { claimActions, existingDramas, lockCounters, noteRefunds, saveCounters } from './queries/actions.ts'

/** How many acts one transaction counts. */
const actionsAtOnce = 5000

/** Counts every act that waits, and takes unlocks back that were refunded. One that is counted is gone in the same transaction, so none counts
 *  twice. */
export async function countActions(db: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const looked = await db.transaction((tx) => noteRefunds(tx, actionsAtOnce))
    if (looked < actionsAtOnce || signal?.aborted) break
  }
  for (;;) {
    const counted = await countSome(db)
    if (counted < actionsAtOnce || signal?.aborted) return
  }
}

const countSome = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const actions = await claimActions(tx, actionsAtOnce)
    const ids = [...new Set(actions.map((action) => action.drama_id))].sort((a, b) => a - b)
    const known = await existingDramas(tx, ids)
    const counters = new Map<number, ActionCounter>()
    for (const { drama_id: id, ...counter } of await lockCounters(
      tx,
      ids.filter((each) => known.has(each)),
    ))
      counters.set(id, counter)
    for (const action of actions.filter(heatsDramas))
      if (known.has(action.drama_id))
        counters.set(action.drama_id, countAction(counters.get(action.drama_id) ?? emptyCounter, action))
    await saveCounters(
      tx,
      [...counters].map(([drama_id, counter]) => ({ drama_id, ...counter })),
    )
    return actions.length
  })
