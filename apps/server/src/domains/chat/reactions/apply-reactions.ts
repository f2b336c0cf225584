import { type ReactionChange, type ReactionTotal, reactionKindsMax } from '@cliffhanger/contract/chat/reactions.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findReactions, findTotals, storeReactions } from '../queries/reactions.ts'

/** What one member wants to stand at one message as theirs; an empty emoji takes it back. */
export interface WantedReaction {
  readonly seq: number
  readonly userId: number
  readonly emoji: string
}

/** What became of one message: who changed what, and what stands there now. */
export interface ReactedMessage {
  readonly seq: number
  readonly changes: readonly ReactionChange[]
  readonly totals: readonly ReactionTotal[]
}

interface Applied {
  /** By the place in what was wanted: what stands at the message, or that it carries as many kinds as it can. */
  readonly results: readonly (readonly ReactionTotal[] | 'full')[]
  /** The messages that changed; one that stands as before is not among them. */
  readonly reacted: readonly ReactedMessage[]
}

/** One fewer of `before`, one more of `after`; a kind nobody uses any more goes. */
const exchanged = (totals: readonly ReactionTotal[], before: string, after: string): ReactionTotal[] => {
  const fewer = totals.flatMap((one) => {
    if (one.emoji !== before) return [one]
    return one.total > 1 ? [{ ...one, total: one.total - 1 }] : []
  })
  if (after === '') return fewer
  return fewer.some(({ emoji }) => emoji === after)
    ? fewer.map((one) => (one.emoji === after ? { ...one, total: one.total + 1 } : one))
    : [...fewer, { emoji: after, total: 1 }]
}

/** Sets reactions under the stream's lock, hence exactly. Each member stands once per message in `wanted`. */
export async function applyReactions(
  tx: Db,
  streamId: number,
  wanted: readonly WantedReaction[],
  nowMs: number,
): Promise<Applied> {
  const [stored, standingTotals] = await Promise.all([
    findReactions(tx, streamId, wanted),
    findTotals(tx, streamId, [...new Set(wanted.map(({ seq }) => seq))]),
  ])
  const before = new Map(stored.map(({ seq, user_id, emoji }) => [`${seq} ${user_id}`, emoji]))
  const totals = new Map(standingTotals)
  const changes = new Map<number, ReactionChange[]>()
  const results = wanted.map(({ seq, userId, emoji }) => {
    const own = before.get(`${seq} ${userId}`) ?? ''
    const standing = totals.get(seq) ?? []
    if (own === emoji) return standing
    const after = exchanged(standing, own, emoji)
    if (after.length > reactionKindsMax) return 'full'
    totals.set(seq, after)
    changes.set(seq, [...(changes.get(seq) ?? []), { user_id: userId, emoji }])
    return after
  })
  const reacted = [...changes].map(([seq, of]) => ({ seq, changes: of, totals: totals.get(seq) ?? [] }))
  if (reacted.length > 0)
    await storeReactions(
      tx,
      streamId,
      reacted.flatMap(({ seq, changes: of }) => of.map((change) => ({ seq, ...change }))),
      new Map(reacted.map(({ seq, totals: now }) => [seq, now])),
      nowMs,
    )
  return { results, reacted }
}
