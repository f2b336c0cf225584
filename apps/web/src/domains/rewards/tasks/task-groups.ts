import { type Task, type TaskKind, taskKinds } from '@cliffhanger/contract/rewards/schemas.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'

export interface TaskGroup {
  readonly kind: TaskKind
  readonly tasks: readonly Task[]
  readonly done: number
}

const order: Readonly<Record<Task['state'], number>> = {
  [taskStates.claimable]: 0,
  [taskStates.open]: 1,
  [taskStates.received]: 2,
}

/** Tasks by what can be done with them: first what can be collected, last what is done; else in the order they came in. */
export const byWhatIsLeft = (tasks: readonly Task[]): readonly Task[] =>
  tasks.toSorted((one, other) => order[one.state] - order[other.state])

/** The kinds that have tasks, with how many of them are done; those of which nothing is left come last. */
export const taskGroups = (tasks: readonly Task[]): readonly TaskGroup[] =>
  taskKinds
    .map((kind) => ({ kind, tasks: byWhatIsLeft(tasks.filter((task) => task.kind === kind)) }))
    .filter(({ tasks: some }) => some.length > 0)
    .map((group) => ({ ...group, done: group.tasks.filter(({ state }) => state === taskStates.received).length }))
    .toSorted((one, other) => Number(isAllDone(one)) - Number(isAllDone(other)))

export const isAllDone = ({ tasks, done }: Pick<TaskGroup, 'tasks' | 'done'>): boolean => done === tasks.length

/** How far a task has come, as one hundred parts. */
export const percentOf = ({ progress, target }: Pick<Task, 'progress' | 'target'>): number =>
  target === 0 ? 100 : Math.min(100, Math.floor((progress / target) * 100))
