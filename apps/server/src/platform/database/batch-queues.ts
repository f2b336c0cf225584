import { BatchQueue, type BatchQueueDeps } from './batch-queue.ts'

interface BatchQueuesDeps<Key, Item, Result> extends Omit<BatchQueueDeps<Item, Result>, 'run'> {
  /** Stores a batch of one key in one commit; result i belongs to item i. */
  readonly run: (key: Key, batch: readonly Item[]) => Promise<readonly Result[]>
}

/** A queue for each key, for as long as something waits in it: one batch of a key is on its way, and keys do not wait for
 *  each other. */
export class BatchQueues<Key, Item, Result> {
  readonly #deps: BatchQueuesDeps<Key, Item, Result>
  readonly #queues = new Map<Key, BatchQueue<Item, Result>>()

  constructor(deps: BatchQueuesDeps<Key, Item, Result>) {
    this.#deps = deps
  }

  /** Resolves once the item's batch is committed; refuses 4006 while too many of its key wait. */
  async store(key: Key, item: Item): Promise<Result> {
    const queue =
      this.#queues.get(key) ??
      new BatchQueue<Item, Result>({ ...this.#deps, run: (batch) => this.#deps.run(key, batch) })
    this.#queues.set(key, queue)
    try {
      return await queue.store(item)
    } finally {
      if (queue.isIdle) this.#queues.delete(key)
    }
  }
}
