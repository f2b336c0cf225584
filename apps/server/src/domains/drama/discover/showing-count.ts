import type { ServerContext } from '../../../context.ts'
import { addShowings } from './queries/taste.ts'

/** How often new dramas were shown: gathered here and written now and then, for a list that is read must not write each time.
 *  What a killed process had gathered is lost, and the drama is shown a little longer. */
export interface ShowingCount {
  add(ids: readonly number[]): void
  start(): void
  /** Writes what is left. */
  stop(): Promise<void>
}

const writeEveryMs = 10_000

export function createShowingCount({ db, log }: Pick<ServerContext, 'db' | 'log'>): ShowingCount {
  let gathered = new Map<number, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  const write = async () => {
    if (gathered.size === 0) return
    const counts = gathered
    gathered = new Map()
    await addShowings(db, counts)
  }
  return {
    add(ids) {
      for (const id of ids) gathered.set(id, (gathered.get(id) ?? 0) + 1)
    },
    start() {
      timer = setInterval(() => {
        write().catch((error: unknown) => log.error({ err: error }, 'showings of new dramas could not be counted'))
      }, writeEveryMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
