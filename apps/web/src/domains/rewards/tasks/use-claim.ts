import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { CoinAmount, Task } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { useState } from 'react'
import { changeAnswer } from '../../../platform/server/optimistic.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { renewRewards } from '../reward-answers.ts'

/** What a claim gave. */
export interface Claimed {
  readonly title: string
  readonly reward: CoinAmount
  readonly spins: number
}

/** Claims finished watch tasks, one at a time; while no answer came, again means the same claim. */
export const useClaim = () => {
  const [claimed, setClaimed] = useState<Claimed>()
  const [busyId, setBusyId] = useState<number>()
  const [isUnsure, setIsUnsure] = useState(false)
  // The same task is another one tomorrow.
  const { data: signIn } = useCall(signInCalls.signIn, {})
  const action = useAction(
    async (task: Task) => {
      setBusyId(task.id)
      const request = { task_id: task.id }
      const { reward } = await payOnce(watchTaskCalls.finishWatching, `task ${task.id} ${signIn?.today ?? ''}`, request)
      setIsUnsure(false)
      if (reward) setClaimed({ title: task.title, reward, spins: task.spins })
      await changeAnswer(activityCalls.listActivities, { type: 'task' }, (data) => ({
        ...data,
        tasks: data.tasks?.map((each) => (each.id === task.id ? { ...each, state: taskStates.received } : each)),
      }))
      renewRewards()
    },
    (error) => {
      setIsUnsure(error instanceof TransportError)
      // Claimed on another device, or its day is over: the list shows it as it is by now.
      if (error instanceof Refused) renewRewards()
      return error instanceof TransportError
    },
  )
  return {
    run: action.run,
    busyId: action.isBusy ? busyId : undefined,
    isUnsure,
    claimed,
    close: () => setClaimed(undefined),
  }
}
