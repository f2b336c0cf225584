import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { previewOf } from '@cliffhanger/rules/chat/message-content.ts'
import { lineKindOf } from '@cliffhanger/rules/chat/preview.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { findUsers } from '../account/index.ts'
import type { ChatNeeds } from './needs.ts'
import { presentQuiet } from './present-quiet.ts'
import { listGroupConversations } from './queries/group-messages.ts'
import { type ListedConversationRow, listNamesInGroups } from './queries/lists.ts'

/** What a conversation is called and looks like, and who wrote there last. */
type Face = Pick<ChatSession, 'chat_name' | 'nick_name' | 'chat_face' | 'chat_member_type' | 'last_sender'>

/** Private conversations as the chat list of the caller shows them. */
export async function privateConversations(
  { db, caller, clock }: CallContext<'bearer'>,
  domains: Pick<ChatNeeds, 'friends'>,
  rows: readonly ListedConversationRow[],
): Promise<ChatSession[]> {
  const peerIds = rows.map(({ target_id }) => target_id)
  const [profiles, remarks] = await Promise.all([
    findUsers(db, peerIds),
    domains.friends.findRemarks(db, caller.userId, peerIds),
  ])
  return rows.map((row) => {
    const peer = profiles.get(row.target_id)
    const nickName = peer?.nick_name ?? ''
    return conversationOf(
      row,
      {
        chat_name: remarks.get(row.target_id) || nickName,
        nick_name: nickName,
        chat_face: peer?.avatar_url ?? '',
        chat_member_type: peer?.user_type ?? 0,
        last_sender: '',
      },
      clock(),
    )
  })
}

/** Groups as the chat list of the caller shows them. */
export async function groupConversations(
  { db, caller, clock }: CallContext<'bearer'>,
  rows: readonly ListedConversationRow[],
): Promise<ChatSession[]> {
  const conversations = await listGroupConversations(
    db,
    caller.userId,
    rows.map(({ target_id }) => target_id),
  )
  const writers = await namesOfWriters(db, caller.userId, rows)
  return rows.map((row) => {
    const group = conversations.get(row.target_id)?.group
    const name = group?.group_name ?? ''
    return conversationOf(
      row,
      {
        chat_name: name,
        nick_name: name,
        chat_face: group?.avatar_url ?? '',
        chat_member_type: 0,
        last_sender: writers.get(row.target_id) ?? '',
      },
      clock(),
    )
  })
}

/** Who wrote last in these groups, by group; nobody for what the reader wrote, or the server. */
async function namesOfWriters(
  db: Db,
  readerId: number,
  rows: readonly ListedConversationRow[],
): Promise<ReadonlyMap<number, string>> {
  const writers = rows.flatMap(({ target_id, last_sender_id, last_type }) =>
    last_sender_id && last_sender_id !== readerId && last_type !== 'sys_notice'
      ? [{ groupId: target_id, userId: last_sender_id }]
      : [],
  )
  if (writers.length === 0) return new Map()
  const names = await listNamesInGroups(db, writers)
  return new Map(names.map(({ group_id, name }) => [group_id, name]))
}

const lastKind = ({ last_type: msg_type, last_content: content_text }: ListedConversationRow): string =>
  msg_type === null || content_text === null ? '' : lineKindOf({ msg_type, content_text })

const conversationOf = (row: ListedConversationRow, face: Face, nowMs: number): ChatSession => ({
  conversation_id: row.stream,
  chat_id: row.target_id,
  ...face,
  chat_type: row.kind,
  last_msg: row.last_content === null ? '' : previewOf(row.last_content),
  last_msg_id: row.last_id ?? 0,
  last_time: toSeconds(row.last_ms),
  is_top: flagOf(row.is_top),
  ...presentQuiet(row, nowMs),
  ...(row.is_archived && { is_archived: 1 as const, archived_msg_id: row.archived_msg_id }),
  last_msg_type: lastKind(row),
  at: row.at,
  unread_count: row.unread,
  head_seq: row.head_seq,
  read_seq: row.read_seq,
})
