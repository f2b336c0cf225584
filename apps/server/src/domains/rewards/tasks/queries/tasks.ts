import type { TaskCode, TaskKind } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { LedgerCoin } from '../../../ledger/index.ts'

/** A task as operators made it. Amounts are text: they are minor units, which are never numbers. */
export interface TaskRow {
  readonly id: number
  readonly code: TaskCode
  readonly kind: TaskKind
  readonly titles: ByLanguage<string>
  readonly icon: string
  readonly target: number
  readonly reward_coin: LedgerCoin
  readonly reward_amount: string
  readonly spins: number
  readonly link: string
  readonly starts_ms: number
  /** 0: open. */
  readonly ends_ms: number
  readonly sort: number
  readonly is_open: boolean
}

export const taskColumns = `id, code, kind, titles, icon, target, reward_coin, reward_amount::text as reward_amount, spins, link, starts_ms, ends_ms, sort, is_open`

/** Those that are open at an instant, as operators ordered them. */
export const listOpenTasks = (db: Db, nowMs: number): Promise<TaskRow[]> =>
  db.query<TaskRow>(
    `select ${taskColumns} from tasks where is_open and starts_ms <= $1 and (ends_ms = 0 or ends_ms > $1) order by sort desc, id`,
    [nowMs],
  )

export const findTask = (db: Db, id: number): Promise<TaskRow | undefined> =>
  db.find<TaskRow>(`select ${taskColumns} from tasks where id = $1`, [id])

/** How far a member is with a task in a period. */
export interface ProgressRow {
  readonly id: number
  readonly user_id: number
  readonly task_id: number
  readonly period: string
  readonly progress: number
  readonly state: 0 | 1 | 2
}

const progressColumns = `id, user_id, task_id, period::text as period, progress, state`

export const listProgress = (db: Db, userId: number, periods: readonly string[]): Promise<ProgressRow[]> =>
  db.query<ProgressRow>(
    `select ${progressColumns} from task_progress where user_id = $1 and period = any ($2::date[])`,
    [userId, periods],
  )

/** The tasks of these steps of a member. */
export const listTasksOf = (
  db: Db,
  userId: number,
  progressIds: readonly number[],
): Promise<(Pick<TaskRow, 'id' | 'titles'> & { readonly progress_id: number })[]> =>
  db.query(
    `select p.id as progress_id, t.id, t.titles from task_progress p join tasks t on t.id = p.task_id
      where p.user_id = $1 and p.id = any ($2::bigint[])`,
    [userId, progressIds],
  )

/** Counts facts for a task in a period, each once; answers what the counted ones add up to. */
export const countFacts = async (
  tx: Db,
  place: { readonly userId: number; readonly taskId: number; readonly period: string },
  factIds: readonly number[],
): Promise<number> =>
  (
    await tx.one<{ amount: number }>(
      `with counted as (
         insert into task_facts (user_id, task_id, period, fact_id) select $1, $2, $3::date, f from unnest($4::bigint[]) f on conflict do nothing returning fact_id
       )
       select coalesce(sum(r.amount), 0)::bigint as amount from counted c join reward_facts r on r.id = c.fact_id`,
      [place.userId, place.taskId, place.period, factIds],
    )
  ).amount

/** Raises a member's progress, or sets it where it is derived; whoever reaches the target can be given the reward (S-96). */
export const raiseProgress = (
  tx: Db,
  place: { readonly userId: number; readonly taskId: number; readonly period: string },
  { add, target, nowMs }: { readonly add: number; readonly target: number; readonly nowMs: number },
): Promise<ProgressRow> =>
  tx.one<ProgressRow>(
    `insert into task_progress as p (user_id, task_id, period, progress, state, changed_ms)
     values ($1, $2, $3::date, $4::bigint, case when $4::bigint >= $5 then 1 else 0 end, $6)
     on conflict (user_id, task_id, period) do update set progress = p.progress + excluded.progress, changed_ms = excluded.changed_ms,
       state = case when p.state = 0 and p.progress + excluded.progress >= $5 then 1 else p.state end
     returning ${progressColumns}`,
    [place.userId, place.taskId, place.period, add, target, nowMs],
  )

/** Takes a finished task to be given, once: undefined where it is not finished or was given. */
export const markReceived = (tx: Db, id: number, nowMs: number): Promise<ProgressRow | undefined> =>
  tx.find<ProgressRow>(
    `update task_progress set state = 2, changed_ms = $2 where id = $1 and state = 1 returning ${progressColumns}`,
    [id, nowMs],
  )

/** Finished tasks of everybody that are credited by themselves and were not yet, the oldest first. */
export const listDue = (db: Db, afterId: number, limit: number): Promise<ProgressRow[]> =>
  db.query<ProgressRow>(
    `select ${progressColumns} from task_progress p
      where state = 1 and id > $1 and exists (select from tasks t where t.id = p.task_id and t.kind <> 'watch') order by id limit $2`,
    [afterId, limit],
  )

/** Those of one member. */
export const listDueOf = (db: Db, userId: number): Promise<ProgressRow[]> =>
  db.query<ProgressRow>(
    `select ${progressColumns} from task_progress p
      where user_id = $1 and state = 1 and exists (select from tasks t where t.id = p.task_id and t.kind <> 'watch') order by id`,
    [userId],
  )
