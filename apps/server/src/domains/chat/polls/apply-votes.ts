import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import {
  endOfPoll,
  judgeVote,
  type PollState,
  pollAfterVote,
  pollIn,
  pollSeenBy,
} from '@cliffhanger/rules/chat/polls.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MessageRow } from '../queries/messages.ts'
import { findVotes, storeVotes, updatePoll, type VoteRow } from '../queries/polls.ts'

/** What became of one vote: how the poll stands for whoever voted, a refusal, or that the poll has no such options. */
export type VoteResult =
  | { readonly poll: ShownPoll }
  | { readonly refusal: RefusalName; readonly details?: Readonly<Record<string, unknown>> | undefined }
  | 'invalid'

/** How a poll stands after its votes. */
export interface VotedPoll {
  readonly row: MessageRow
  readonly state: PollState
}

/** Whether a poll takes no more votes: it was closed, or its time is up and it is about to be. */
export const isOver = ({ poll, content_text, created_ms }: MessageRow, nowMs: number): boolean => {
  const shape = pollIn(content_text)
  const endMs = shape && endOfPoll(shape, created_ms)
  return poll?.is_closed === true || (endMs !== undefined && nowMs >= endMs)
}

/** Stores votes in one poll under its stream's lock, hence exactly; each member stands once in `wanted`. Answers what became of each, and how
 *  the poll stands where anything changed. */
export async function applyVotes(
  tx: Db,
  row: MessageRow,
  wanted: readonly VoteRow[],
  nowMs: number,
): Promise<{ readonly results: readonly VoteResult[]; readonly voted: VotedPoll | undefined }> {
  const shape = pollIn(row.content_text)
  if (!row.poll || !shape) return { results: wanted.map(() => ({ refusal: 'messageGone' })), voted: undefined }
  const before = await findVotes(
    tx,
    row,
    wanted.map(({ user_id }) => user_id),
  )
  let state = row.poll
  const stored: VoteRow[] = []
  const outcomes = wanted.map(({ user_id, options }) => {
    const mine = before.get(user_id) ?? []
    const decision = judgeVote(shape, { isOver: isOver(row, nowMs), mine }, options)
    if (decision === 'vote') {
      state = pollAfterVote(state, mine, options)
      stored.push({ user_id, options })
    }
    return decision
  })
  if (stored.length > 0) {
    await storeVotes(tx, row, stored, nowMs)
    await updatePoll(tx, row, state)
  }
  const results = outcomes.map((decision, index): VoteResult => {
    if (decision === 'invalid') return decision
    if (decision !== 'vote' && decision !== 'same') return { refusal: decision }
    return { poll: pollSeenBy(state, wanted[index]?.options ?? []) }
  })
  return { results, voted: stored.length > 0 ? { row, state } : undefined }
}
