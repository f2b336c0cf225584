import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { groupConversations } from '../conversations.ts'
import { groupMessageOf, mayReadMessage } from '../group/group-view.ts'
import { type ListKind, listMessages } from '../list-messages.ts'
import { listGroupConversations } from '../queries/group-messages.ts'
import type { MessageRow } from '../queries/messages.ts'
import { findOwnMarks } from '../queries/own-marks.ts'

const kind: ListKind = { kind: 'group', outside: 'notGroupMember', present, conversationsOf: groupConversations }

/** Lists group messages by `select_type`: offline, up, down, search; nothing before my from_seq (socket.md 3.4).
 *  Refuses 5005 to whoever is not in the group, 4002 for a message it does not find. */
export const listGroupMessages: Handler<typeof chatCalls.listGroupMessages> = (context, { group_id, ...question }) =>
  listMessages(context, kind, { ...question, target: group_id })

/** The messages as I see them, each by what I am in its group. */
async function present({ db, caller }: CallContext<'bearer'>, rows: readonly MessageRow[]): Promise<Message[]> {
  const { userId } = caller
  const conversations = await listGroupConversations(db, userId, [...new Set(rows.map(({ target_id }) => target_id))])
  const own = await findOwnMarks(db, userId, rows)
  return rows.flatMap((row) => {
    const conversation = conversations.get(row.target_id)
    if (!conversation) return []
    const reader = { userId, role: conversation.role, readSeq: conversation.read_seq, ...own }
    return mayReadMessage(conversation.group, row, reader) ? [groupMessageOf(conversation.group, row, reader)] : []
  })
}
