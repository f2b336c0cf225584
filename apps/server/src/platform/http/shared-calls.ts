import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { ServerContext } from '../../context.ts'
import { BatchQueue } from '../database/batch-queue.ts'
import type { Db } from '../database/db.ts'
import { claimKeys, isLockError, type KeyedRequest, saveReplies } from './idempotency.ts'
import { Refusal, refuse } from './refusal.ts'

/** What becomes of one request: a change with the reply to it, or why there is none. */
export type Decision<Change, Data> =
  | { readonly change: Change; readonly data: Data }
  | { readonly refusal: RefusalName; readonly details?: Readonly<Record<string, unknown>> }

/** A keyed call whose requests are decided and applied together, those of different members in one transaction. */
export interface SharedCall<Request extends { readonly userId: number }, Read, Change, Data> {
  /** What its batches are of, for the metrics. */
  readonly of: string
  /** Batches under way at a time, 3 unless they would wait for each other's rows anyway. */
  readonly atOnce?: number
  /** Locks and reads what decides the requests, in the one order of locks; result i belongs to request i. */
  readonly read: (tx: Db, requests: readonly Request[]) => Promise<readonly Read[]>
  /** Decides them all under those locks, without asking anybody; decision i belongs to item i. */
  readonly decide: (asked: readonly { readonly request: Request; readonly read: Read }[]) => Decision<Change, Data>[]
  /** Writes the changes; what other transactions lock too, such as streams, last. Never called without any. */
  readonly apply: (tx: Db, changes: readonly Change[]) => Promise<unknown>
}

type Result<Data> = { readonly data: Data } | { readonly refusal: Refusal }

interface Keyed<Request> {
  readonly request: Request
  /** The idempotency key it was sent under. */
  readonly keyed: KeyedRequest
}

/**
 * Answers the requests of one keyed call. Those that arrive at the same time share one transaction, whatever their number: claim the keys, lock and
 * read, decide, write, store the replies (docs/adr/0015). Two requests of one member never share one.
 */
export class SharedCalls<Request extends { readonly userId: number }, Read, Change, Data> {
  readonly #call: SharedCall<Request, Read, Change, Data>
  readonly #queue: BatchQueue<Keyed<Request>, Result<Data>>

  constructor({ db, metrics }: Pick<ServerContext, 'db' | 'metrics'>, call: SharedCall<Request, Read, Change, Data>) {
    this.#call = call
    this.#queue = new BatchQueue({
      of: call.of,
      metrics,
      run: (batch) => db.transaction((tx) => this.#run(tx, batch), { lockTimeoutMs: 2000, isPlannedOnce: true }),
      apart: ({ request }) => request.userId,
      atOnce: call.atOnce ?? 3,
      gatherMs: 1,
    })
  }

  /** Answers once per key (S-110). Refuses as `decide` does, 4008 where the key came with another request, 4009 while it is being processed. */
  async answer(request: Request, keyed: KeyedRequest): Promise<Data> {
    const result = await this.#queue.store({ request, keyed }).catch(asRefusal)
    if ('refusal' in result) throw result.refusal
    return result.data
  }

  async #run(tx: Db, batch: readonly Keyed<Request>[]): Promise<Result<Data>[]> {
    const requests = batch.map(({ request }) => request)
    const keys = batch.map(({ keyed }) => keyed)
    // Neither needs the result of the other, so they are sent together. PostgreSQL runs them in this order, which is the one order of locks.
    const [claims, reads] = await Promise.all([claimKeys(tx, keys), this.#call.read(tx, requests)])
    const claimed = claims.flatMap(({ outcome }, index) => (outcome === 'claimed' ? [index] : []))
    const decisions = this.#call.decide(
      claimed.map((index) => ({ request: itemOf(requests, index), read: itemOf(reads, index) })),
    )
    const results = claims.map((claim, index): Result<Data> => {
      if (claim.outcome === 'answered') return { data: claim.data as Data }
      if (claim.outcome === 'refused') return { refusal: new Refusal(claim.refusal) }
      return resultOf(itemOf(decisions, claimed.indexOf(index)))
    })
    const changes = decisions.flatMap((decision) => ('change' in decision ? [decision.change] : []))
    const replies = claimed.map((index) => {
      const result = itemOf(results, index)
      return { request: itemOf(keys, index), reply: 'data' in result ? result : undefined }
    })
    await Promise.all([changes.length > 0 && this.#call.apply(tx, changes), saveReplies(tx, replies)])
    return results
  }
}

const asRefusal = (error: unknown): never => {
  if (isLockError(error)) refuse('stillProcessing')
  throw error
}

const resultOf = <Change, Data>(decision: Decision<Change, Data>): Result<Data> =>
  'change' in decision ? { data: decision.data } : { refusal: new Refusal(decision.refusal, decision.details ?? null) }

function itemOf<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('Every request of a batch has its own claim, reading and result')
  return item
}
