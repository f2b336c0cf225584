import { createPullSlots } from '../sync/pull-slots.ts'
import { isPassing } from './store-error.ts'

/** Files and parts that travel at the same time (C-9). */
export const requestsAtOnce = 3
const mostTries = 3
const firstPauseMs = 1000

export interface AttemptOptions {
  /** Resolves when there is a network. */
  readonly whenOnline?: () => Promise<void>
  /** Waits before the next try of a request; `tries` counts from 1. */
  readonly pause?: (tries: number) => Promise<void>
}

/** Runs a request to the store; rejects with the signal's reason where that ends it first. */
export type Attempt = <Result>(task: () => Promise<Result>, signal: AbortSignal | undefined) => Promise<Result>

const pauseLonger = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (tries - 1)))

/** Runs three requests at a time, and each again after a passing failure. */
export const createAttempts = ({
  whenOnline = async () => undefined,
  pause = pauseLonger,
}: AttemptOptions): Attempt => {
  const slots = createPullSlots(requestsAtOnce, () => 0)
  return async (task, signal) => {
    for (let tries = 1; ; tries++) {
      await whenOnline()
      try {
        return await slots('upload', async () => {
          signal?.throwIfAborted()
          return task()
        })
      } catch (error) {
        if (tries === mostTries || !isPassing(error)) throw error
        await pause(tries)
      }
    }
  }
}
