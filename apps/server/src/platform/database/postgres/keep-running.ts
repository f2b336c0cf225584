import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterLog, Postmaster } from './postmaster.ts'

/** A database that is started again whenever it ends by itself. */
export interface Stored {
  /** Resolves with the last failure once the database cannot be kept running; never, as long as it can. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

/** Ends closer together than this count as one trouble. */
const settledMs = 60_000
/** Starts tried in one trouble. Each waits by itself for the processes of the one before, so this is more than a minute. */
const restartLimit = 10
const waitMs = (restarts: number): number => (restarts === 0 ? 0 : Math.min(250 * 2 ** restarts, 10_000))

/** Keeps what `start` started running by calling `start` again; the signal says that nobody wants it any more. */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Postmaster>,
  log: ClusterLog,
  waitBeforeMs = waitMs,
): Promise<Stored> {
  const stopping = new AbortController()
  const { signal } = stopping
  let postmaster = await start(signal)

  const startAgain = async (restarts: number): Promise<number> => {
    for (let tried = restarts; ; tried++) {
      if (tried === restartLimit) throw new Error('The database ended again and again')
      await sleep(waitBeforeMs(tried), undefined, { signal })
      try {
        postmaster = await start(signal)
        return tried + 1
      } catch (error) {
        if (signal.aborted || tried + 1 === restartLimit) throw error
        log.error({ err: error }, 'the database could not be started again; it is tried once more')
      }
    }
  }

  /** Rejects when the database is stopped or lost. */
  const save = async (): Promise<never> => {
    for (let restarts = 0; ; ) {
      signal.throwIfAborted()
      const readyMs = Date.now()
      const end = await postmaster.ended
      signal.throwIfAborted()
      log.error(end, 'the database ended by itself; it is started again')
      restarts = await startAgain(Date.now() - readyMs < settledMs ? restarts : 0)
      log.debug('the database runs again')
    }
  }

  const stored = save()
  return {
    lost: new Promise((resolve) => stored.catch((error: Error) => signal.aborted || resolve(error))),
    async stop() {
      stopping.abort()
      // A start under way ends first, so that it leaves nothing behind.
      const settled = stored.catch(() => undefined)
      await postmaster.stop()
      await settled
      await postmaster.stop()
    },
  }
}
