import type { Log } from '../log.ts'
import type { ObjectStore } from '../storage.ts'
import { type BucketPlace, findStoreProblem } from './s3-check.ts'
import { methodsRefused, neededCors, setCors } from './s3-cors.ts'

export interface StoreWatch {
  /** Whether the store has answered since this process began. */
  readonly isReached: boolean
  stop(): void
}

const againMs = 5_000

/**
 * Tries the bucket once at the start. Settings the store itself refuses end the start with one sentence. A store that does not answer
 * is asked again until it does: the process is not ready before, but needs no restart.
 */
export async function watchStore(
  store: ObjectStore,
  place: BucketPlace,
  { log, origin }: { readonly log: Log; readonly origin: string },
): Promise<StoreWatch> {
  const watch = { isReached: false, stop: () => clearTimeout(timer) }
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const problem = await findStoreProblem(place)
    if (problem?.kind === 'refused') throw new Error(`${problem.sentence} (see docs/STORES.md)`)
    if (problem) {
      log.error(`${problem.sentence}; not ready until it does`)
      timer = setTimeout(
        () => void look().catch((error: unknown) => log.error({ err: error }, 'the object store refuses')),
        againMs,
      )
      timer.unref()
      return
    }
    watch.isReached = true
    await lookAtCors(store, place, { log, origin }).catch((error: unknown) =>
      log.warn({ err: error }, 'the object store could not be asked about CORS'),
    )
  }
  await look()
  return watch
}

async function lookAtCors(
  store: ObjectStore,
  place: BucketPlace,
  { log, origin }: { readonly log: Log; readonly origin: string },
): Promise<void> {
  if ((await methodsRefused(store, origin)).length === 0) return
  if ((await setCors(place)) && (await methodsRefused(store, origin)).length === 0) return
  const refused = await methodsRefused(store, origin)
  if (refused.length === 0) return
  log.warn(
    { cors: neededCors },
    `pages may not ${refused.join(' or ')} at the object store: set these CORS rules (see docs/STORES.md)`,
  )
}
