import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { periodOf } from '@cliffhanger/rules/rewards/task-kinds.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { PoolShort } from '../../ledger/index.ts'
import { type FactRow, insertFacts, listWaiting, type NewFact, takeFacts } from '../facts/queries.ts'
import type { RewardsNeeds } from '../needs.ts'
import { giveTaskReward } from './give-task-reward.ts'
import {
  countFacts,
  findTask,
  listDue,
  listDueOf,
  listOpenTasks,
  type ProgressRow,
  raiseProgress,
  type TaskRow,
} from './queries/tasks.ts'
import type { Watching } from './watching.ts'

const membersAtOnce = 100
const dueAtOnce = 200

/**
 * Counts facts for tasks and credits those that are finished (S-96). Facts are written where something happens; they are counted right after that commit, by
 * whoever looks at their tasks, and by a job for what a killed process left.
 */
export class TaskCounter {
  readonly #context: ServerContext
  readonly #domains: RewardsNeeds
  readonly #watching: Watching
  readonly #woken = new Set<number>()
  #running: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(context: ServerContext, domains: RewardsNeeds, watching: Watching) {
    this.#context = context
    this.#domains = domains
    this.#watching = watching
  }

  /** Notes what happened, in the transaction in which it happens; it counts once that is committed. */
  async note(tx: Db, facts: readonly NewFact[]): Promise<void> {
    if (facts.length === 0 || (await insertFacts(tx, facts, this.#context.clock())) === 0) return
    const userIds = facts.map(({ userId }) => userId)
    tx.afterCommit(() => this.#wake(userIds))
  }

  /** Counts what waits of a member and credits what they finished. */
  async settle(userId: number): Promise<void> {
    await this.#noteFinished(userId)
    await this.#count(userId)
    for (const due of await listDueOf(this.#context.db, userId)) await this.#give(due)
  }

  /** What nobody woke us for, and rewards that a budget could not pay. */
  async tend(): Promise<void> {
    for (const { user_id: userId } of await listWaiting(this.#context.db, membersAtOnce)) await this.settle(userId)
    for (let afterId = 0; ; ) {
      const due = await listDue(this.#context.db, afterId, dueAtOnce)
      for (const finished of due) await this.#give(finished)
      const last = due.at(-1)
      if (!last || due.length < dueAtOnce) return
      afterId = last.id
    }
  }

  /** Has what a member watched looked at, once the transaction is committed. */
  watched(tx: Db, userId: number): void {
    tx.afterCommit(() => this.#wake([userId]))
  }

  /** Waits for what is being counted; nothing more is begun. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
  }

  #wake(userIds: readonly number[]): void {
    if (this.#isClosed) return
    const isIdle = this.#woken.size === 0
    for (const userId of userIds) this.#woken.add(userId)
    if (isIdle) this.#running = this.#running.then(() => this.#settleWoken())
  }

  async #settleWoken(): Promise<void> {
    const userIds = [...this.#woken]
    this.#woken.clear()
    for (const userId of userIds) {
      try {
        await this.settle(userId)
      } catch (error) {
        this.#context.log.error({ err: error, userId }, 'facts wait to be counted by the job')
      }
    }
  }

  /** Episodes of today that were really watched to their end are facts of today. */
  async #noteFinished(userId: number): Promise<void> {
    const { db, clock, settings } = this.#context
    const { finished } = await this.#watching.today(db, userId)
    const day = platformDay(clock(), settings.TIME_ZONE)
    const facts = finished.map((assetId) => ({ userId, code: 'watch', key: `${day}:${assetId}` }) as const)
    if (facts.length > 0) await insertFacts(db, facts, clock())
  }

  #count(userId: number): Promise<void> {
    const { db, clock } = this.#context
    return db.transaction(
      async (tx) => {
        const facts = await takeFacts(tx, userId)
        if (facts.length === 0) return
        for (const task of await listOpenTasks(tx, clock())) {
          if (task.kind !== 'watch') await this.#countFor(tx, userId, task, facts)
        }
      },
      { retries: 3 },
    )
  }

  async #countFor(tx: Db, userId: number, task: TaskRow, facts: readonly FactRow[]): Promise<void> {
    const { settings, clock } = this.#context
    const mine = facts.filter(
      ({ code, created_ms: ms }) =>
        code === task.code && ms >= task.starts_ms && (task.ends_ms === 0 || ms < task.ends_ms),
    )
    const byPeriod = Map.groupBy(mine, ({ created_ms: ms }) => periodOf(task.kind, platformDay(ms, settings.TIME_ZONE)))
    for (const [period, counted] of byPeriod) {
      const place = { userId, taskId: task.id, period }
      const add = await countFacts(
        tx,
        place,
        counted.map(({ id }) => id),
      )
      if (add > 0) await raiseProgress(tx, place, { add, target: task.target, nowMs: clock() })
    }
  }

  async #give(finished: ProgressRow): Promise<void> {
    const { db, log } = this.#context
    try {
      await db.transaction(
        async (tx) => {
          const task = await findTask(tx, finished.task_id)
          if (task) await giveTaskReward(this.#context, this.#domains, tx, task, finished)
        },
        { retries: 3 },
      )
    } catch (error) {
      if (!(error instanceof PoolShort)) throw error
      log.warn({ progressId: finished.id, pool: error.pool }, 'the budget cannot pay a task: it is owed')
    }
  }
}
