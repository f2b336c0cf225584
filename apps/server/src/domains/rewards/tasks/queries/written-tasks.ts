import type { TaskKind } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type TaskRow, taskColumns } from './tasks.ts'

/** A task as operators see it. */
export interface WrittenTaskRow extends TaskRow {
  readonly changed_ms: number
}

/** What an operator writes of a task. */
export type TaskForm = Omit<TaskRow, 'id'>

const columns = `${taskColumns}, changed_ms`

/** Tasks of a kind, of all of them without one, as members see them ordered. */
export const listWrittenTasks = (
  db: Db,
  kind: TaskKind | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WrittenTaskRow[]> =>
  db.query(
    `select ${columns} from tasks where $1::text is null or kind = $1 order by sort desc, id limit $2 offset $3`,
    [kind ?? null, limit, offset],
  )

export const countWrittenTasks = async (db: Db, kind: TaskKind | undefined): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total from tasks where $1::text is null or kind = $1`, [
      kind ?? null,
    ])
  ).total

/** The task as it is, locked until the transaction ends; members go on with it. */
export const lockTask = (tx: Db, id: number): Promise<WrittenTaskRow | undefined> =>
  tx.find(`select ${columns} from tasks where id = $1 for no key update`, [id])

export const insertTask = (tx: Db, form: TaskForm, nowMs: number): Promise<WrittenTaskRow> =>
  tx.one(
    `insert into tasks (titles, icon, target, reward_coin, reward_amount, spins, link, starts_ms, ends_ms, sort, is_open, changed_ms, created_ms, code, kind)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14) returning ${columns}`,
    [...valuesOf(form), nowMs, form.code, form.kind],
  )

/** Everything but its code and its kind, which stay. */
export const updateTask = (tx: Db, id: number, form: TaskForm, changedMs: number): Promise<WrittenTaskRow> =>
  tx.one(
    `update tasks set titles = $1, icon = $2, target = $3, reward_coin = $4, reward_amount = $5, spins = $6, link = $7, starts_ms = $8, ends_ms = $9,
       sort = $10, is_open = $11, changed_ms = $12 where id = $13 returning ${columns}`,
    [...valuesOf(form), changedMs, id],
  )

const valuesOf = (form: TaskForm) => [
  JSON.stringify(form.titles),
  form.icon,
  form.target,
  form.reward_coin,
  form.reward_amount,
  form.spins,
  form.link,
  form.starts_ms,
  form.ends_ms,
  form.sort,
  form.is_open,
]
