import type { CallData } from '@cliffhanger/contract/call.ts'
import type { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { KeyedRequest } from '../../../platform/http/idempotency.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Decision, SharedCalls } from '../../../platform/http/shared-calls.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import { platformOwner } from '../../ledger/index.ts'
import type { DramaNeeds } from '../needs.ts'
import { decideUnlock, type UnlockContext, type UnlockDecision, type UnlockRequest } from './decide-unlock.ts'
import { insertUnlocks, isEpisodeGone, type NewUnlock, reserveUnlockIds } from './queries/unlocks.ts'
import { readUnlockContexts } from './unlock-context.ts'

type Reply = CallData<typeof unlockCalls.buyEpisodes>

/** A purchase under the number it is stored with. */
type NumberedUnlock = NewUnlock & { readonly id: number }

/** What decides a request, and the number its purchase would have. */
interface UnlockReading {
  readonly context: UnlockContext
  readonly id: number
}

const goldKinds = ['granted', 'bought'] as const

/** Unlocks episodes. Requests that arrive at the same time share one transaction (`SharedCalls`). */
export class UnlockService {
  readonly #context: ServerContext
  readonly #domains: DramaNeeds
  readonly #calls: SharedCalls<UnlockRequest, UnlockReading, NumberedUnlock, Reply>

  constructor(context: ServerContext, domains: DramaNeeds) {
    this.#context = context
    this.#domains = domains
    this.#calls = new SharedCalls(context, {
      of: 'unlock',
      read: async (tx, requests) => {
        const [contexts, ids] = await Promise.all([
          this.lockContexts(tx, requests),
          reserveUnlockIds(tx, requests.length),
        ])
        return contexts.map((unlockContext, index) => ({ context: unlockContext, id: ids[index] ?? 0 }))
      },
      decide: (asked) => asked.map(({ request, read }) => decisionOf(decideUnlock(request, read.context), read.id)),
      apply: (tx, unlocks) => this.applyUnlocks(tx, unlocks),
    })
  }

  /** Unlocks once per key (S-110). Refuses as `decideUnlock` does, 4008 where the key came with another request, 4009 while it is being processed. */
  async unlock(request: UnlockRequest, keyed: KeyedRequest): Promise<Reply> {
    try {
      return await this.#calls.answer(request, keyed)
    } catch (error) {
      if (isEpisodeGone(error)) refuse('notFound')
      throw error
    }
  }

  /** Locks the gold of these members and reads what decides each request. */
  async lockContexts(tx: Db, requests: readonly UnlockRequest[]): Promise<UnlockContext[]> {
    const userIds = requests.map(({ userId }) => userId)
    const [gold, contexts] = await Promise.all([
      this.#domains.ledger.lockGold(tx, userIds),
      readUnlockContexts(this.#context, tx, requests),
    ])
    return contexts.map((context, index) => ({
      ...context,
      gold: gold.get(userIds[index] ?? 0) ?? { granted: 0n, bought: 0n },
    }))
  }

  /** Inserts the purchases under their reserved ids, moves the gold and notifies the members, after `others`. Call it last in the transaction. */
  async applyUnlocks(tx: Db, unlocks: readonly NumberedUnlock[], others: readonly NewEvent[] = []): Promise<void> {
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
      this.#domains.ledger.moveTogether(tx, { kind: 'unlock', coin: 'gold', transfers }, others),
    ])
  }
}

/** Number of a purchase as transactions and coupons name it. */
export const unlockNumber = (id: number): string => `U${id}`

/** The purchase that has this number; undefined for every other number. */
export const unlockIdOf = (number: string): number | undefined =>
  /^U\d{1,15}$/.test(number) ? Number(number.slice(1)) : undefined

export const toReply = ({ numbers, cost, left }: Extract<UnlockDecision, { unlock: NewUnlock }>): Reply => ({
  items: [...numbers],
  cost: formatMinor(cost, 0),
  balance: formatMinor(left, 0),
})

const decisionOf = (decision: UnlockDecision, id: number): Decision<NumberedUnlock, Reply> =>
  'unlock' in decision ? { change: { ...decision.unlock, id }, data: toReply(decision) } : decision
