import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  type ActivityForm,
  countWritten,
  deleteActivity,
  insertActivity,
  listWritten,
  lockActivity,
  updateActivity,
  type WrittenRow,
} from './operator-queries.ts'

export type { ActivityForm, WrittenRow } from './operator-queries.ts'

/** What operators do with events and bonuses; each act in the transaction that also writes their log. */
export const activitiesOperator = {
  list: listWritten,
  count: countWritten,
  create: insertActivity,
  /** Refuses 4002, and 4003 where it was changed since `version`, the moment of its last change, was read. */
  async edit(
    tx: Db,
    { id, version }: { readonly id: number; readonly version: number },
    change: (before: WrittenRow) => ActivityForm,
    nowMs: number,
  ) {
    const before = (await lockActivity(tx, id)) ?? refuse('notFound')
    if (before.changed_ms !== version) refuse('stateChanged')
    // Grows even where the clock stands still, so that a version names one state.
    return { before, after: await updateActivity(tx, id, change(before), Math.max(nowMs, version + 1)) }
  },
  /** Answers what it was. Refuses 4002. */
  async remove(tx: Db, id: number) {
    return (await deleteActivity(tx, id)) ?? refuse('notFound')
  },
}
