import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { withTranslations } from '../../translation/index.ts'
import { privateConversations } from '../conversations.ts'
import { type ListKind, listMessages } from '../list-messages.ts'
import { messageOf } from '../message-frame.ts'
import type { ChatNeeds } from '../needs.ts'
import type { MessageRow } from '../queries/messages.ts'
import { findOwnMarks } from '../queries/own-marks.ts'
import { listCursors } from '../queries/sides.ts'

/** Lists private messages by `select_type`: offline, up, down, search. Refuses 4002 for a message or friend it does not find. */
export const listPrivateMessages = (domains: ChatNeeds): Handler<typeof chatCalls.listPrivateMessages> => {
  const kind: ListKind = {
    kind: 'private',
    outside: 'notFound',
    present: (context, rows) => present(context, rows),
    conversationsOf: (context, rows) => privateConversations(context, domains, rows),
  }
  return (context, { friend_id, ...question }) => listMessages(context, kind, { ...question, target: friend_id })
}

/** The messages as I see them: with both sides' marks of each conversation. */
async function present({ db, caller }: CallContext<'bearer'>, rows: readonly MessageRow[]): Promise<Message[]> {
  const { userId } = caller
  const peerOf = (row: MessageRow) => (row.sender_id === userId ? row.target_id : row.sender_id)
  const cursors = await listCursors(db, userId, [...new Set(rows.map(peerOf))])
  const own = await findOwnMarks(db, userId, rows)
  return (await withTranslations(db, rows)).map((row) => {
    const cursor = cursors.get(peerOf(row))
    return messageOf(row, privateStream(userId, peerOf(row)), {
      userId,
      readSeq: cursor?.read_seq ?? 0,
      peerReadSeq: cursor?.peer_read_seq ?? 0,
      ...own,
    })
  })
}
