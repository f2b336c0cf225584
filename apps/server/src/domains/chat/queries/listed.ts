import type { Db } from '../../../platform/database/db.ts'
import { type ChatKind, mayRead } from './conversations.ts'

/** How the chat list of one member shows a conversation of theirs. */
export interface ListedSide {
  readonly is_top: boolean
  readonly is_disturbing: boolean
  /** When the mute ends by itself; 0: it does not. One that is over holds no longer (S-131). */
  readonly disturbing_until_ms: number
  readonly is_archived: boolean
  /** The newest message that had been seen when it went into the archive: a later one takes it out (S-132). */
  readonly archived_msg_id: number
}

/** Whose conversation, and with whom or in which group. */
export interface ListedPlace {
  readonly userId: number
  readonly kind: ChatKind
  readonly targetId: number
}

const rowOf = {
  private: { table: 'private_sides', where: 'user_id = $1 and peer_id = $2' },
  group: {
    table: 'group_members',
    // A group that was dissolved is in no chat list any more (S-77).
    where: `user_id = $1 and group_id = $2 and left_seq is null and exists (select from groups g where g.group_id = $2 and g.status <> 0)`,
  },
} as const

/** The row as it is, and nobody else changes it until the transaction ends; undefined where the member has no such conversation. */
export const lockListed = (tx: Db, { userId, kind, targetId }: ListedPlace): Promise<ListedSide | undefined> =>
  tx.find(
    `select is_top, is_disturbing, disturbing_until_ms, is_archived, archived_msg_id from ${rowOf[kind].table}
      where ${rowOf[kind].where} for no key update`,
    [userId, targetId],
  )

export const writeListed = async (
  tx: Db,
  { userId, kind, targetId }: ListedPlace,
  listed: ListedSide,
  nowMs: number,
): Promise<void> => {
  await tx.execute(
    `update ${rowOf[kind].table}
        set is_top = $3, is_disturbing = $4, disturbing_until_ms = $5, is_archived = $6, archived_msg_id = $7, changed_ms = $8
      where ${rowOf[kind].where}`,
    [
      userId,
      targetId,
      listed.is_top,
      listed.is_disturbing,
      listed.disturbing_until_ms,
      listed.is_archived,
      listed.archived_msg_id,
      nowMs,
    ],
  )
}

/** The newest message of a conversation that its member may read; undefined where there is none. */
export const findNewest = (
  db: Db,
  { userId, kind, targetId }: ListedPlace,
): Promise<{ readonly msg_id: number; readonly created_ms: number } | undefined> =>
  db.find(
    `select m.msg_id, m.created_ms from places p
      cross join lateral (
        select m.msg_id, m.created_ms from messages m where m.stream_id = p.stream_id and ${mayRead} order by m.seq desc limit 1
      ) m
      where p.user_id = $1 and p.kind = $2 and p.target_id = $3`,
    [userId, kind, targetId],
  )
