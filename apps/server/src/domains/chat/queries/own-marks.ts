import type { Db } from '../../../platform/database/db.ts'
import type { MessageRow } from './messages.ts'
import { findOwnVotes, type OwnVotes } from './polls.ts'
import { findOwnReactions, type OwnReaction } from './reactions.ts'

/** What a reader left at messages: with what they reacted, and for what they voted. */
export interface OwnMarks {
  readonly ownReaction: OwnReaction
  readonly ownVotes: OwnVotes
}

/** What `userId` left at these messages; no statement where there can be nothing. */
export async function findOwnMarks(
  db: Db,
  userId: number,
  rows: readonly Pick<MessageRow, 'stream_id' | 'seq' | 'reactions' | 'poll'>[],
): Promise<OwnMarks> {
  const [ownReaction, ownVotes] = await Promise.all([
    findOwnReactions(db, userId, rows),
    findOwnVotes(db, userId, rows),
  ])
  return { ownReaction, ownVotes }
}
