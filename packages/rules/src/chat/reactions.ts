import type { ReactionChange, ReactionTotal, ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'

/** What stands at a message for one reader after others, or the reader, reacted (S-115): totals come as they are now, whose is whose from
 *  the changes. */
export const reactionsAfter = (
  before: readonly ShownReaction[] | undefined,
  event: { readonly reactions: readonly ReactionTotal[]; readonly changes: readonly ReactionChange[] },
  readerId: number,
): ShownReaction[] => {
  const change = event.changes.findLast(({ user_id }) => user_id === readerId)
  const own = change ? change.emoji : before?.find(({ mine }) => mine === 1)?.emoji
  return event.reactions.map(({ emoji, total }) => ({ emoji, total, mine: flagOf(emoji === own) }))
}

/** What stands there at once when the reader sets their one reaction, before the server has answered; '' takes it back. */
export const reactionsWithMine = (before: readonly ShownReaction[] | undefined, emoji: string): ShownReaction[] => {
  const others = (before ?? []).flatMap((one) => {
    if (one.mine === 0) return [one]
    return one.total > 1 ? [{ ...one, total: one.total - 1, mine: 0 as const }] : []
  })
  if (emoji === '') return others
  return others.some((one) => one.emoji === emoji)
    ? others.map((one) => (one.emoji === emoji ? { ...one, total: one.total + 1, mine: 1 as const } : one))
    : [...others, { emoji, total: 1, mine: 1 as const }]
}
