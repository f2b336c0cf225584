import type { Log } from '../../../log.ts'
import type { ObjectStore } from '../../storage.ts'
import { type BucketLocation, findStoreProblem } from './s3-check.ts'
import { methodsRefused, neededCors, setCors } from './s3-cors.ts'

export interface StoreWatch {
  /** Whether the store has answered since this process began. */
  readonly isReached: boolean
  stop(): void
}

const againMs = 5_000

interface WatchOptions {
  readonly log: Log
  readonly origin: string
  /** Less is for tests. */
  readonly pauseMs?: number
}

/**
 * Tries the bucket once at the start. Settings the store itself refuses end the start with one sentence. A store that does not answer
 * is asked again until it does: the process is not ready before, but needs no restart. Nor does it where the store refuses once it answers,
 * since what is wrong then may be mended there: a bucket that was not made yet, a key that was not allowed in.
 */
export async function watchStore(
  store: ObjectStore,
  location: BucketLocation,
  { log, origin, pauseMs = againMs }: WatchOptions,
): Promise<StoreWatch> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const watch = {
    isReached: false,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
  const reached = async (): Promise<void> => {
    watch.isReached = true
    await lookAtCors(store, location, { log, origin }).catch((error: unknown) =>
      log.warn({ err: error }, 'the object store could not be asked about CORS'),
    )
  }
  let said = ''
  const lookAgain = async (): Promise<void> => {
    const problem = await findStoreProblem(location)
    if (isStopped) return
    if (!problem) return reached()
    // Once for each thing that is wrong.
    if (problem.sentence !== said) log.error(`${problem.sentence}; not ready until that is mended`)
    said = problem.sentence
    requestLater()
  }
  const requestLater = (): void => {
    timer = setTimeout(
      () =>
        void lookAgain().catch((error: unknown) => {
          log.error({ err: error }, 'the object store could not be looked at')
          requestLater()
        }),
      pauseMs,
    )
    timer.unref()
  }

  const first = await findStoreProblem(location)
  if (first?.kind === 'refused') throw new Error(`${first.sentence} (see docs/STORES.md)`)
  if (!first) {
    await reached()
    return watch
  }
  log.error(`${first.sentence}; not ready until it does`)
  said = first.sentence
  requestLater()
  return watch
}

async function lookAtCors(
  store: ObjectStore,
  location: BucketLocation,
  { log, origin }: { readonly log: Log; readonly origin: string },
): Promise<void> {
  if ((await methodsRefused(store, origin)).length === 0) return
  if ((await setCors(location)) && (await methodsRefused(store, origin)).length === 0) return
  const refused = await methodsRefused(store, origin)
  if (refused.length === 0) return
  log.warn(
    { cors: neededCors },
    `pages may not ${refused.join(' or ')} at the object store: set these CORS rules (see docs/STORES.md)`,
  )
}
