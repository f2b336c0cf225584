import type { CallData } from '@cliffhanger/contract/call.ts'
import type { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import { BatchQueue } from '../../../platform/database/batch-queue.ts'
import type { Db } from '../../../platform/database/db.ts'
import { claimKeys, isLockError, type KeyedRequest, saveReplies } from '../../../platform/http/idempotency.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import { platformOwner } from '../../wallet/index.ts'
import type { DramaNeeds } from '../needs.ts'
import { decideUnlock, type UnlockContext, type UnlockDecision, type UnlockRequest } from './decide-unlock.ts'
import { insertUnlocks, isEpisodeGone, type NewUnlock, reserveUnlockIds } from './queries/unlocks.ts'
import { readUnlockContexts } from './unlock-context.ts'

type Reply = CallData<typeof unlockCalls.buyEpisodes>

interface KeyedUnlockRequest {
  readonly request: UnlockRequest
  /** The idempotency key it was sent under. */
  readonly keyed: KeyedRequest
}

type Result = { readonly data: Reply } | { readonly refusal: Refusal }

const goldKinds = ['granted', 'bought'] as const

/**
 * Unlocks episodes. Requests that arrive at the same time share one transaction of about a dozen statements, however many they are: claim the
 * keys, lock the members' gold, read what each of them has and what it costs, insert the purchases, post to the ledger, append the events,
 * store the replies.
 */
export class UnlockService {
  readonly #context: ServerContext
  readonly #domains: DramaNeeds
  readonly #queue: BatchQueue<KeyedUnlockRequest, Result>

  constructor(context: ServerContext, domains: DramaNeeds) {
    this.#context = context
    this.#domains = domains
    this.#queue = new BatchQueue({
      of: 'unlock',
      metrics: context.metrics,
      run: (batch) =>
        context.db.transaction((tx) => this.#run(tx, batch), { lockTimeoutMs: 2000, isPlannedOnce: true }),
      apart: ({ request }) => request.userId,
      atOnce: 3,
      gatherMs: 1,
    })
  }

  /** Unlocks once per key (S-110). Refuses as `decideUnlock` does, 4008 where the key came with another request, 4009 while it is being processed. */
  async unlock(request: UnlockRequest, keyed: KeyedRequest): Promise<Reply> {
    try {
      const result = await this.#queue.store({ request, keyed })
      if ('refusal' in result) throw result.refusal
      return result.data
    } catch (error) {
      if (isLockError(error)) refuse('stillProcessing')
      if (isEpisodeGone(error)) refuse('notFound')
      throw error
    }
  }

  /** Locks the gold of these members and reads what decides each request. */
  async lockContexts(tx: Db, requests: readonly UnlockRequest[]): Promise<UnlockContext[]> {
    const userIds = requests.map(({ userId }) => userId)
    const [gold, contexts] = await Promise.all([
      this.#domains.wallet.ledger.lockGold(tx, userIds),
      readUnlockContexts(this.#context, tx, requests),
    ])
    return contexts.map((context, index) => ({
      ...context,
      gold: gold.get(userIds[index] ?? 0) ?? { granted: 0n, bought: 0n },
    }))
  }

  /** Inserts the purchases under their reserved ids, moves the gold and notifies the members, after `others`. Call it last in the transaction. */
  async applyUnlocks(
    tx: Db,
    unlocks: readonly (NewUnlock & { readonly id: number })[],
    others: readonly NewEvent[] = [],
  ): Promise<void> {
    const transfers = unlocks.flatMap((unlock) => {
      const { id, userId } = unlock
      const moves = goldKinds.flatMap((kind) =>
        unlock[kind] > 0n
          ? [{ route: `unlock.${kind}` as const, amount: unlock[kind], from: userId, to: platformOwner }]
          : [],
      )
      return moves.length > 0 ? [{ key: `unlock:${id}`, bizNo: unlockNumber(id), moves }] : []
    })
    await Promise.all([
      insertUnlocks(tx, unlocks, this.#context.clock()),
      this.#domains.wallet.ledger.moveTogether(tx, { kind: 'unlock', coin: 'gold', transfers }, others),
    ])
  }

  async #run(tx: Db, batch: readonly KeyedUnlockRequest[]): Promise<Result[]> {
    const requests = batch.map(({ request }) => request)
    const keys = batch.map(({ keyed }) => keyed)
    // None of these needs the result of another, so they are sent together. PostgreSQL runs them in this order, which is the one order of locks.
    const [claims, contexts, ids] = await Promise.all([
      claimKeys(tx, keys),
      this.lockContexts(tx, requests),
      reserveUnlockIds(tx, batch.length),
    ])
    const decisions = requests.map((request, index) =>
      claims[index]?.outcome === 'claimed' ? decideUnlock(request, mustHave(contexts[index])) : undefined,
    )
    const unlocks = decisions.flatMap((decision, index) =>
      decision && 'unlock' in decision ? [{ ...decision.unlock, id: mustHave(ids[index]) }] : [],
    )
    const results = claims.map((claim, index): Result => {
      if (claim.outcome === 'answered') return { data: claim.data as Reply }
      if (claim.outcome === 'refused') return { refusal: new Refusal(claim.refusal) }
      return resultOf(mustHave(decisions[index]))
    })
    const replies = keys.flatMap((request, index) => {
      if (!decisions[index]) return []
      const result = mustHave(results[index])
      return [{ request, reply: 'data' in result ? result : undefined }]
    })
    await Promise.all([unlocks.length > 0 && this.applyUnlocks(tx, unlocks), saveReplies(tx, replies)])
    return results
  }
}

/** Number of a purchase as transactions and coupons name it. */
export const unlockNumber = (id: number): string => `U${id}`

export const toReply = ({ numbers, cost, left }: Extract<UnlockDecision, { unlock: NewUnlock }>): Reply => ({
  items: [...numbers],
  cost: formatMinor(cost, 0),
  balance: formatMinor(left, 0),
})

const resultOf = (decision: UnlockDecision): Result =>
  'unlock' in decision
    ? { data: toReply(decision) }
    : { refusal: new Refusal(decision.refusal, decision.details ?? null) }

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Every item of a batch has its own context, claim and result')
  return value
}
