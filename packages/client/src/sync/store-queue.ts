import type { SyncStore } from './sync-store.ts'

/** Uses the store for one task at a time, and not at all once it is stopped. */
export interface StoreQueue {
  /** Rejects with StoreStopped, or as the task does. */
  run<Result>(task: (store: SyncStore) => Promise<Result>): Promise<Result>
  /** Resolves when the task under way has ended. */
  stop(): Promise<void>
}

/** The sync that wanted to use the store is over. */
export class StoreStopped extends Error {
  override readonly name = 'StoreStopped'
}

export const createStoreQueue = (store: SyncStore): StoreQueue => {
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false
  return {
    run: (task) => {
      const result = last.then(() => {
        if (isStopped) throw new StoreStopped()
        return task(store)
      })
      last = result.catch(() => undefined)
      return result
    },
    stop: async () => {
      isStopped = true
      await last
    },
  }
}
