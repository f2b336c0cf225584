import { wrongTaskField } from '@cliffhanger/rules/rewards/task-form.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import {
  countWrittenTasks,
  insertTask,
  listWrittenTasks,
  lockTask,
  type TaskForm,
  updateTask,
  type WrittenTaskRow,
} from './queries/written-tasks.ts'

export type { TaskForm, WrittenTaskRow } from './queries/written-tasks.ts'

/** Refuses 4000 with the field of a task that makes no sense. */
function check(form: TaskForm): void {
  const wrong = wrongTaskField({
    code: form.code,
    kind: form.kind,
    target: form.target,
    rewardCoin: form.reward_coin,
    rewardAmount: BigInt(form.reward_amount),
    spins: form.spins,
  })
  if (wrong) refuseField(wrong)
}

/** What operators do with tasks; each act in the transaction that also writes their log. */
export const tasksOperator = {
  list: listWrittenTasks,
  count: countWrittenTasks,
  create(tx: Db, form: TaskForm, nowMs: number): Promise<WrittenTaskRow> {
    check(form)
    return insertTask(tx, form, nowMs)
  },
  /** Refuses 4002, and 4003 where it was changed since `version`, the moment of its last change, was read. */
  async edit(
    tx: Db,
    { id, version }: { readonly id: number; readonly version: number },
    change: (before: WrittenTaskRow) => TaskForm,
    nowMs: number,
  ) {
    const before = (await lockTask(tx, id)) ?? refuse('notFound')
    if (before.changed_ms !== version) refuse('stateChanged')
    const form = change(before)
    check(form)
    // Grows even where the clock stands still, so that a version names one state.
    return { before, after: await updateTask(tx, id, form, Math.max(nowMs, version + 1)) }
  },
}
