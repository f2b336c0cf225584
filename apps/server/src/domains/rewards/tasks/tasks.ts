import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { CoinAmount, Task } from '@cliffhanger/contract/rewards/schemas.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { onceEver, periodOf, taskTerms } from '@cliffhanger/rules/rewards/task-kinds.ts'
import type { WatchedDay } from '@cliffhanger/rules/rewards/watched-seconds.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { PoolShort } from '../../ledger/index.ts'
import type { RewardsNeeds } from '../needs.ts'
import { giveTaskReward } from './give-task-reward.ts'
import { listOpenTasks, listProgress, type ProgressRow, raiseProgress, type TaskRow } from './queries/tasks.ts'
import type { TaskCounter } from './task-counter.ts'
import type { Watching } from './watching.ts'

/** Tasks as members see and claim them. */
export class Tasks {
  readonly #context: ServerContext
  readonly #domains: RewardsNeeds
  readonly #counter: TaskCounter
  readonly #watching: Watching

  constructor(
    context: ServerContext,
    domains: RewardsNeeds,
    parts: { readonly counter: TaskCounter; readonly watching: Watching },
  ) {
    this.#context = context
    this.#domains = domains
    this.#counter = parts.counter
    this.#watching = parts.watching
  }

  /** All open tasks of a member, with what happened until now. Not in a transaction. */
  async list(userId: number, language: Language): Promise<Task[]> {
    const { db } = this.#context
    await this.#counter.note(db, await this.#domains.account.standingFacts(db, userId))
    await this.#counter.settle(userId)
    const { tasks, progress, watched } = await this.#read(db, userId)
    return tasks.map((task) => presentTask(task, this.#stateOf(task, progress, watched), language))
  }

  /** Those that are done by watching. */
  async listWatch(db: Db, userId: number, language: Language) {
    const { tasks, progress, watched } = await this.#read(db, userId)
    return tasks.flatMap((task) =>
      task.kind === 'watch'
        ? [{ ...presentTask(task, this.#stateOf(task, progress, watched), language), kind: task.kind }]
        : [],
    )
  }

  /** Gives the reward of a finished watch task of today, once (S-96). Refuses 4002 for what is no open watch task, 7028 where it is not finished or was given. */
  async claim(tx: Db, userId: number, taskId: number): Promise<CoinAmount> {
    const { tasks, progress, watched } = await this.#read(tx, userId)
    const task = tasks.find(({ id, kind }) => id === taskId && kind === 'watch') ?? refuse('notFound')
    if (this.#stateOf(task, progress, watched).state !== taskStates.claimable) refuse('taskNotClaimable')
    const place = { userId, taskId, period: this.#periodOf(task) }
    const known = progress.find((row) => row.task_id === taskId && row.period === place.period)
    const add = watchedOf(task, watched) - (known?.progress ?? 0)
    const finished = await raiseProgress(tx, place, {
      add: Math.max(add, 0),
      target: task.target,
      nowMs: this.#context.clock(),
    })
    try {
      if (!(await giveTaskReward(this.#context, this.#domains, tx, task, finished))) refuse('taskNotClaimable')
    } catch (error) {
      if (error instanceof PoolShort) refuse('taskNotClaimable')
      throw error
    }
    return rewardOf(task)
  }

  async #read(db: Db, userId: number) {
    const { clock } = this.#context
    const [tasks, progress, watched] = await Promise.all([
      listOpenTasks(db, clock()),
      listProgress(db, userId, [onceEver, this.#today()]),
      this.#watching.today(db, userId),
    ])
    return { tasks, progress, watched }
  }

  #today = () => platformDay(this.#context.clock(), this.#context.settings.TIME_ZONE)
  #periodOf = (task: TaskRow) => periodOf(task.kind, this.#today())

  #stateOf(task: TaskRow, progress: readonly ProgressRow[], watched: WatchedDay): Pick<Task, 'progress' | 'state'> {
    const known = progress.find((row) => row.task_id === task.id && row.period === this.#periodOf(task))
    if (known?.state === taskStates.received) return { progress: task.target, state: taskStates.received }
    const counted = task.kind === 'watch' ? watchedOf(task, watched) : (known?.progress ?? 0)
    const isFinished = counted >= task.target
    return { progress: Math.min(counted, task.target), state: isFinished ? taskStates.claimable : taskStates.open }
  }
}

const watchedOf = ({ code }: TaskRow, { seconds, finished }: WatchedDay): number =>
  code === 'watch_seconds' ? seconds : finished.length

const rewardOf = ({ reward_coin: coin, reward_amount: amount }: TaskRow): CoinAmount => ({
  coin_code: coin,
  amount: formatMinor(BigInt(amount), coinScale[coin]),
})

function presentTask(task: TaskRow, standing: Pick<Task, 'progress' | 'state'>, language: Language): Task {
  const { coin_code: coin, amount } = rewardOf(task)
  return {
    id: task.id,
    code: task.code,
    kind: task.kind,
    title: textIn(task.titles, language) ?? '',
    icon: task.icon,
    target: task.target,
    ...standing,
    unit: taskTerms[task.code].unit,
    reward_coin: coin,
    reward_amount: amount,
    spins: task.spins,
    link: task.link === '' ? paths[taskTerms[task.code].screen] : task.link,
    sort: task.sort,
  }
}
