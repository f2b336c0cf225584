import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'
import { previewOf } from '@cliffhanger/rules/chat/message-content.ts'
import type { Db } from '../../platform/db.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { SessionRow } from './queries/lists.ts'
import type { FindProfiles } from './sender-cards.ts'

/** What a chat list needs to know about the people in it. */
export interface SessionNeeds {
  readonly findProfiles: FindProfiles
  /** Remarks I gave these friends, by their id; who has none is absent. */
  findRemarks(db: Db, userId: number, friendIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

/** Conversations as the chat list of the caller shows them. */
export async function sessionsOf(
  { db, caller }: CallContext<'bearer'>,
  needs: SessionNeeds,
  rows: readonly SessionRow[],
): Promise<ChatSession[]> {
  const peerIds = rows.map(({ peer_id }) => peer_id)
  const [profiles, remarks] = await Promise.all([
    needs.findProfiles(db, peerIds),
    needs.findRemarks(db, caller.userId, peerIds),
  ])
  return rows.map((row) => {
    const peer = profiles.get(row.peer_id)
    const nickName = peer?.nick_name ?? ''
    return {
      conversation_id: row.stream,
      chat_id: row.peer_id,
      chat_name: remarks.get(row.peer_id) || nickName,
      nick_name: nickName,
      chat_face: peer?.avatar_url ?? '',
      chat_member_type: peer?.user_type ?? 0,
      chat_type: 'private',
      last_msg: row.last_content === null ? '' : previewOf(row.last_content),
      last_msg_id: row.last_id ?? 0,
      last_time: Math.floor((row.last_ms ?? 0) / 1000),
      is_top: row.is_top ? 1 : 0,
      disturbing: row.is_disturbing ? 1 : 0,
      last_msg_type: row.last_type ?? '',
      at: 0,
      unread_count: row.unread,
      head_seq: row.head_seq,
      read_seq: row.read_seq,
    }
  })
}
