import { type Sync, startSync } from '../sync/sync.ts'
import { MemoryStore } from './memory-store.ts'
import { ModelServer } from './model-server.ts'
import { PendingQuestions } from './pending-questions.ts'

/** One device that syncs with a model server; the test answers its questions. */
export class Device {
  readonly server = new ModelServer()
  readonly questions = new PendingQuestions(this.server)
  readonly errors: unknown[] = []
  #sync: Sync | undefined

  /** A store that has applied the first `cursor` events of each stream. */
  storeAt(cursors: Record<string, number>): MemoryStore {
    return MemoryStore.knowing(cursors, { epoch: this.server.epoch, serverTimeMs: this.server.nowMs })
  }

  /** Starts to sync and asks for heads; nothing is answered yet. */
  start(store: MemoryStore): Sync {
    this.#sync = startSync({ store, questions: this.questions, onError: (error) => this.errors.push(error) })
    this.#sync.refresh()
    return this.#sync
  }

  /** Starts to sync and catches up. */
  async begin(store: MemoryStore): Promise<Sync> {
    const sync = this.start(store)
    await this.questions.answerAll()
    return sync
  }

  async stop(): Promise<void> {
    await this.#sync?.stop()
  }
}
