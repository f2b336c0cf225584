import type { Message } from '@cliffhanger/contract/chat/schemas.ts'

/** What a device remembers to be gone of a conversation. The streams of a member have no common order, and answers cross with
 *  events: that a message is gone may be heard before the message itself. */
export interface Removals {
  /** The member cleared the conversation up to here. */
  readonly cleared_seq: number
  /** Messages that were deleted or taken back, the last ones heard of. */
  readonly gone_ids: readonly number[]
}

export const noRemovals: Removals = { cleared_seq: 0, gone_ids: [] }

/** An answer that was on its way while more than this many messages went may bring some of them back, until it is asked again. */
export const goneIdsMax = 500

/** Whether a message must not be shown any more. One that was sent from here has no seq (0) before its event comes. */
export const isGone = (
  { cleared_seq, gone_ids }: Removals,
  { msg_id, seq }: Pick<Message, 'msg_id' | 'seq'>,
): boolean => isCleared(cleared_seq, seq) || gone_ids.includes(msg_id)

/** S-55: whether clearing up to `clearedSeq` took the message of this seq. */
export const isCleared = (clearedSeq: number, seq: number): boolean => seq > 0 && seq <= clearedSeq

/** The same with these messages gone (S-45, S-46). */
export const goneIdsWith = (gone: readonly number[], ids: readonly number[]): readonly number[] =>
  [...gone.filter((id) => !ids.includes(id)), ...ids].slice(-goneIdsMax)
