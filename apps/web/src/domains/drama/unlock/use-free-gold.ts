import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { goldOfTasks } from './gold-of-tasks.ts'

export const tasksQuestion = { type: 'task' } as const

/** The gold that a member can have today without any money. */
export interface FreeGold {
  /** Of today's check-in; 0 where that was done, or brings none. */
  readonly checkIn: Minor
  /** Of all tasks that are open. */
  readonly tasks: Minor
}

/** Undefined while it is not known; nothing of what could not be asked. */
export const useFreeGold = (enabled: boolean): FreeGold | undefined => {
  const signIn = useCall(signInCalls.signIn, {}, { enabled })
  const tasks = useCall(activityCalls.listActivities, tasksQuestion, { enabled })
  if (signIn.isPending || tasks.isPending) return undefined
  const { is_sign: isDone = 1, next } = signIn.data ?? {}
  return {
    checkIn: isDone === 0 && next?.coin_code === 'gold' ? goldOf(next.amount) : 0n,
    tasks: goldOfTasks(tasks.data?.tasks ?? []),
  }
}
