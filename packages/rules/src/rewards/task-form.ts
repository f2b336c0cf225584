import type { TaskCode, TaskKind } from '@cliffhanger/contract/rewards/schemas.ts'
import { taskTerms } from './task-kinds.ts'

/** What an operator sets of a task, as the rules see it. */
export interface TaskForm {
  readonly code: TaskCode
  readonly kind: TaskKind
  readonly target: number
  readonly rewardCoin: 'money' | 'gold' | 'point'
  readonly rewardAmount: bigint
  readonly spins: number
}

/** What a member does once in their life cannot be done twice. */
const onlyOnce: ReadonlySet<TaskCode> = new Set(['bind', 'profile', 'real_name'])

const daySeconds = 86_400
const mostTimes = 1000

/** The most a task can ask for. */
export function largestTarget(code: TaskCode): number {
  if (onlyOnce.has(code)) return 1
  return taskTerms[code].unit === 'seconds' ? daySeconds : mostTimes
}

/** The kinds a task of this code can be. */
export const kindsOf = (code: TaskCode): readonly TaskKind[] => taskTerms[code].kinds

/** The field of a task that makes no sense; undefined where all do. */
export function wrongTaskField(form: TaskForm): 'kind' | 'target' | 'reward_amount' | undefined {
  if (!kindsOf(form.code).includes(form.kind)) return 'kind'
  if (form.target < 1 || form.target > largestTarget(form.code)) return 'target'
  return form.rewardAmount === 0n && form.spins === 0 ? 'reward_amount' : undefined
}
