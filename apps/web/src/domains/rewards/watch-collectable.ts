import type { CallData } from '@cliffhanger/contract/call.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { callKey, callQuery, queryClient } from '../../platform/server/queries.ts'
import { serverNowMs } from '../../platform/server/server-clock.ts'
import { forgetCollectable, noteCollectable } from '../../shared/collectable.ts'

const questions = {
  signIn: callQuery(signInCalls.signIn, {}),
  tasks: callQuery(activityCalls.listActivities, { type: 'task' }),
  wheel: callQuery(wheelCalls.getWheel, {}),
}

/** A page that was out of sight for longer asks again when somebody is back. */
const freshMs = 10 * minuteMs
/** Timers cannot wait longer than 2^31 ms; days are far shorter, but clocks of devices may be wrong. */
const longestMs = 2 ** 31 - 1

const nameOf = (key: readonly unknown[]): string => JSON.stringify(key)
const signInName = nameOf(callKey(signInCalls.signIn, {}))
const tasksName = nameOf(callKey(activityCalls.listActivities, { type: 'task' }))
const wheelName = nameOf(callKey(wheelCalls.getWheel, {}))

let stop: (() => void) | undefined

/** Takes what any screen was answered for what is known. */
const note = (key: readonly unknown[]): void => {
  switch (nameOf(key)) {
    case signInName: {
      const known = queryClient.getQueryData<CallData<typeof signInCalls.signIn>>(key)
      if (known) noteCollectable('signIn', known.is_sign === 0)
      return
    }
    case tasksName: {
      const known = queryClient.getQueryData<CallData<typeof activityCalls.listActivities>>(key)
      if (known) noteCollectable('task', known.tasks?.some(({ state }) => state === taskStates.claimable) ?? false)
      return
    }
    case wheelName: {
      const known = queryClient.getQueryData<CallData<typeof wheelCalls.getWheel>>(key)
      if (known) noteCollectable('spin', known.is_open === 1 && known.times > 0)
    }
  }
}

/** Asks what there is; nothing more once there is something. */
const look = async (): Promise<number> => {
  // A screen may have been answered already.
  for (const { queryKey } of Object.values(questions)) note(queryKey)
  const signIn = await queryClient.fetchQuery(questions.signIn)
  if (signIn.is_sign === 1) {
    const { tasks } = await queryClient.fetchQuery(questions.tasks)
    if (tasks?.some(({ state }) => state === taskStates.claimable) !== true)
      await queryClient.fetchQuery(questions.wheel)
  }
  return signIn.next_time
}

/** Keeps the mark true from now on: by every answer that comes, when the platform's day ends, and when somebody is back. */
export const watchCollectable = (): void => {
  stopWatching()
  let nextDay: ReturnType<typeof setTimeout> | undefined
  let lookedMs = 0
  const lookAndWait = async (): Promise<void> => {
    const nextSeconds = await look()
    clearTimeout(nextDay)
    const waitMs = Math.max(nextSeconds * 1000 - serverNowMs(), minuteMs)
    if (stop === stopThis) nextDay = setTimeout(newDay, Math.min(waitMs, longestMs))
  }
  const lookAgain = (): void => {
    lookedMs = Date.now()
    lookAndWait().catch(ignoreQuietly)
  }
  const newDay = (): void => {
    for (const { queryKey } of Object.values(questions))
      queryClient.invalidateQueries({ queryKey }).catch(ignoreQuietly)
    lookAgain()
  }
  const comeBack = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedMs > freshMs) lookAgain()
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') note(query.queryKey)
  })
  document.addEventListener('visibilitychange', comeBack)
  function stopThis(): void {
    unsubscribe()
    clearTimeout(nextDay)
    document.removeEventListener('visibilitychange', comeBack)
    forgetCollectable()
  }
  stop = stopThis
  lookAgain()
}

/** Lets go; does nothing where nothing is watched. */
export const stopWatching = (): void => {
  stop?.()
  stop = undefined
}
