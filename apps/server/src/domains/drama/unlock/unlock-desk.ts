import type { CallData } from '@cliffhanger/contract/call.ts'
import type { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import { BatchQueue } from '../../../platform/batch-queue.ts'
import type { Db } from '../../../platform/db.ts'
import { claimKeys, isLockFault, type KeyedRequest, keepReplies } from '../../../platform/idempotency.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import type { NewEvent } from '../../../platform/streams.ts'
import { platformOwner } from '../../wallet/index.ts'
import type { DramaNeeds } from '../needs.ts'
import { insertUnlocks, isEpisodeGone, type NewUnlock, reserveUnlockIds } from './queries/unlocks.ts'
import { readStandings } from './standing.ts'
import { judgeUnlock, type UnlockGround, type UnlockVerdict, type UnlockWish } from './unlock.ts'

type Answer = CallData<typeof unlockCalls.buyEpisodes>

/** A wish with the key it was sent under. */
interface KeyedWish {
  readonly wish: UnlockWish
  readonly request: KeyedRequest
}

type Result = { readonly data: Answer } | { readonly refusal: Refusal }

const purses = ['granted', 'bought'] as const

/**
 * Takes unlocks in. What members ask for at the same time shares one transaction, of about a dozen statements however many they are: keys,
 * the locks of their gold, what each of them has and what it costs, the purchases, the ledger, their streams, the replies.
 */
export class UnlockDesk {
  readonly #context: ServerContext
  readonly #needs: DramaNeeds
  readonly #queue: BatchQueue<KeyedWish, Result>

  constructor(context: ServerContext, needs: DramaNeeds) {
    this.#context = context
    this.#needs = needs
    this.#queue = new BatchQueue({
      of: 'unlock',
      metrics: context.metrics,
      run: (batch) =>
        context.db.transaction((tx) => this.#run(tx, batch), { lockTimeoutMs: 2000, isPlannedOnce: true }),
      apart: ({ wish }) => wish.userId,
      atOnce: 3,
      gatherMs: 1,
    })
  }

  /** Unlocks once per key (S-110). Refuses as `judgeUnlock` does, 4008 where the key came with another wish, 4009 while it is being done. */
  async unlock(wish: UnlockWish, request: KeyedRequest): Promise<Answer> {
    try {
      const result = await this.#queue.store({ wish, request })
      if ('refusal' in result) throw result.refusal
      return result.data
    } catch (fault) {
      if (isLockFault(fault)) refuse('stillProcessing')
      if (isEpisodeGone(fault)) refuse('notFound')
      throw fault
    }
  }

  /** Locks the gold of these members, and reads what each of them asks for. */
  async readGrounds(tx: Db, wishes: readonly UnlockWish[]): Promise<UnlockGround[]> {
    const userIds = wishes.map(({ userId }) => userId)
    const [gold, standings] = await Promise.all([
      this.#needs.ledger.lockGold(tx, userIds),
      readStandings(this.#context, this.#needs, tx, wishes),
    ])
    return standings.map((standing, index) => ({
      ...standing,
      gold: gold.get(userIds[index] ?? 0) ?? { granted: 0n, bought: 0n },
    }))
  }

  /** Makes the purchases under their reserved numbers, moves their gold and tells the members, after `others`; last in the transaction. */
  async carryOut(
    tx: Db,
    unlocks: readonly (NewUnlock & { readonly id: number })[],
    others: readonly NewEvent[] = [],
  ): Promise<void> {
    const transfers = unlocks.flatMap((unlock) => {
      const { id } = unlock
      const moves = purses.flatMap((purse) =>
        unlock[purse] > 0n
          ? [{ route: `unlock.${purse}` as const, amount: unlock[purse], from: unlock.userId, to: platformOwner }]
          : [],
      )
      return moves.length > 0 ? [{ key: `unlock:${id}`, bizNo: unlockNo(id), moves }] : []
    })
    await Promise.all([
      insertUnlocks(tx, unlocks, this.#context.clock()),
      this.#needs.ledger.moveTogether(tx, { kind: 'unlock', coin: 'gold', transfers }, others),
    ])
  }

  async #run(tx: Db, batch: readonly KeyedWish[]): Promise<Result[]> {
    const wishes = batch.map(({ wish }) => wish)
    // None of these needs the answer of another, so all leave at once; the database takes them in this order, which is everybody's order of locks.
    const [claims, grounds, ids] = await Promise.all([
      claimKeys(
        tx,
        batch.map(({ request }) => request),
      ),
      this.readGrounds(tx, wishes),
      reserveUnlockIds(tx, batch.length),
    ])
    const verdicts = wishes.map((wish, index) =>
      claims[index]?.outcome === 'claimed' ? judgeUnlock(wish, mustHave(grounds[index])) : undefined,
    )
    const unlocks = verdicts.flatMap((verdict, index) =>
      verdict && 'unlock' in verdict ? [{ ...verdict.unlock, id: mustHave(ids[index]) }] : [],
    )
    const results = claims.map((claim, index): Result => {
      if (claim.outcome === 'answered') return { data: claim.data as Answer }
      if (claim.outcome === 'refused') return { refusal: new Refusal(claim.refusal) }
      return resultOf(mustHave(verdicts[index]))
    })
    const replies = batch.flatMap(({ request }, index) => {
      if (!verdicts[index]) return []
      const result = mustHave(results[index])
      return [{ request, reply: 'data' in result ? result : undefined }]
    })
    await Promise.all([unlocks.length > 0 && this.carryOut(tx, unlocks), keepReplies(tx, replies)])
    return results
  }
}

/** Number of a purchase as bills and coupons name it. */
export const unlockNo = (id: number): string => `U${id}`

/** What the member is answered. */
export const answerOf = ({ numbers, cost, left }: Extract<UnlockVerdict, { unlock: NewUnlock }>): Answer => ({
  items: [...numbers],
  cost: formatMinor(cost, 0),
  balance: formatMinor(left, 0),
})

const resultOf = (verdict: UnlockVerdict): Result =>
  'unlock' in verdict ? { data: answerOf(verdict) } : { refusal: new Refusal(verdict.refusal, verdict.details ?? null) }

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Every item of a batch has its own ground, claim and result')
  return value
}
