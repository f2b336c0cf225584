import type { LocalDatabase } from './local-database.ts'

/** Runs `task` alone among all of that name on this device, in this tab and others: they wait for one another. Where tabs cannot agree, it runs
 *  at once. */
export const alone = async <Result>(name: string, task: () => Result | Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`cliffhanger.${name}`, task) : task()

const waiting = new Map<string, Promise<void>>()

/** Brings what the server has of one thing to this device, again after each change of it. One load waits for the one before, so that an older
 *  answer never replaces a newer one; whoever asks while one waits to begin shares it. */
export const loadAlone = (database: LocalDatabase, name: string, load: () => Promise<void>): Promise<void> => {
  const key = `${name}.${database.userId}`
  const begun = (): Promise<void> => {
    waiting.delete(key)
    return load()
  }
  const shared = waiting.get(key) ?? Promise.resolve().then(() => alone(key, begun))
  waiting.set(key, shared)
  return shared
}
