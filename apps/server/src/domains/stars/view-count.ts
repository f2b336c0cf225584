import type { ServerContext } from '../../context.ts'
import { addViews, type View } from './queries/activity.ts'

/** Who opened which post: gathered here and written together with the views of others, so that readers of one post do not wait for each
 *  other. What a killed process had gathered is counted when the member opens the post again. */
export interface ViewCount {
  note(view: View): void
  start(): void
  /** Writes what is left. */
  stop(): Promise<void>
}

const writeEveryMs = 2000
const writtenAtOnce = 1000

export function createViewCount({ db, log }: Pick<ServerContext, 'db' | 'log'>): ViewCount {
  let gathered = new Map<string, View>()
  let timer: ReturnType<typeof setInterval> | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    const batch = gathered
    gathered = new Map()
    const views = [...batch.values()]
    try {
      for (let from = 0; from < views.length; from += writtenAtOnce)
        await addViews(db, views.slice(from, from + writtenAtOnce))
    } catch (error) {
      // Written twice is counted once.
      gathered = new Map([...batch, ...gathered])
      throw error
    }
  }
  const flush = () => {
    writing = writing
      .then(write)
      .catch((error: unknown) => log.error({ err: error }, 'views of posts could not be counted'))
    return writing
  }
  return {
    note(view) {
      gathered.set(`${view.postId}:${view.userId}`, view)
    },
    start() {
      timer = setInterval(() => void flush(), writeEveryMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
