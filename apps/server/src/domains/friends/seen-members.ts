import type { ServerContext } from '../../context.ts'
import { upsertSeen } from './queries/seen.ts'

const flushMs = 1000
const rowsPerStatement = 1000

/** Notes when members came and went (S-118): one statement a second for all of them. A process that dies loses the last second; of those
 *  it held, the moment they came stands. */
export class SeenMembers {
  readonly #context: Pick<ServerContext, 'db' | 'log'>
  readonly #waiting = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(context: Pick<ServerContext, 'db' | 'log'>) {
    this.#context = context
  }

  note(userId: number, nowMs: number): void {
    this.#waiting.set(userId, nowMs)
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  /** Ends when all that was noted is written, or cannot be: somebody not seen is no reason to fail. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const seen = [...this.#waiting]
    this.#waiting.clear()
    this.#writing = this.#writing.then(() => this.#write(seen))
    return this.#writing
  }

  async #write(seen: readonly (readonly [number, number])[]): Promise<void> {
    try {
      for (let from = 0; from < seen.length; from += rowsPerStatement)
        await upsertSeen(this.#context.db, seen.slice(from, from + rowsPerStatement))
    } catch (error) {
      this.#context.log.error({ err: error }, 'when members were here could not be noted')
    }
  }
}
