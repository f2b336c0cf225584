import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ChatSession, Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type ChatKind, type ConversationRow, findConversation } from './queries/conversations.ts'
import { findGroupConversation } from './queries/group-messages.ts'
import {
  type ListedConversationRow,
  type ListFilter,
  listConversations,
  listMissed,
  listNewer,
  listNewestOfEach,
  listOlder,
} from './queries/lists.ts'
import { findMessage, type MessageRow } from './queries/messages.ts'
import { searchMessages } from './queries/search.ts'

/** One question for messages; `target` is the friend or the group, 0 for all. */
export type ListQuestion = Omit<CallInput<typeof chatCalls.listPrivateMessages>, 'friend_id'> & {
  readonly target: number
}

interface ListReply {
  list: Message[]
  has_more: 0 | 1
  sessions?: ChatSession[]
}

/** What differs between private and group lists. */
export interface ListKind {
  readonly kind: ChatKind
  /** What is answered to whoever is not in the conversation. */
  readonly outside: RefusalName
  /** The messages as the caller sees them; those that are not for the caller are left out. */
  present(context: CallContext<'bearer'>, rows: readonly MessageRow[]): Promise<Message[]>
  conversationsOf(context: CallContext<'bearer'>, rows: readonly ListedConversationRow[]): Promise<ChatSession[]>
}

/** What a new device gets at once; the rest of a long chat list follows by heads and pull. */
const firstSync = { sessions: 200, messagesEach: 20 }

/** Budgets of the questions that read far, besides the call's own. */
const budgets = { search: '30/min', offline: '60/min' } as const

/** Lists messages by `select_type`: offline, up, down, search. Refuses 4002 for a message it does not find. */
export async function listMessages(
  context: CallContext<'bearer'>,
  kind: ListKind,
  question: ListQuestion,
): Promise<ListReply> {
  const { select_type } = question
  if (select_type === 'search' || select_type === 'offline')
    await context.limits.take(`messageList ${select_type}`, budgets[select_type], `u${context.caller.userId}`)
  switch (select_type) {
    case 'offline':
      return question.msg_id === 0 ? listForNewDevice(context, kind, question) : listSince(context, kind, question)
    case 'search':
      return searchFor(context, kind, question)
    case 'up':
    case 'down':
      return scroll(context, kind, question)
    default:
      return select_type satisfies never
  }
}

const filterOf = ({ msg_type, end_time, sender_id }: ListQuestion): ListFilter => ({
  messageType: msg_type,
  senderId: sender_id,
  endMs: end_time === undefined ? undefined : (end_time + 1) * 1000,
})

/** The newest messages of the newest conversations, with the conversations themselves. */
async function listForNewDevice(
  context: CallContext<'bearer'>,
  kind: ListKind,
  question: ListQuestion,
): Promise<ListReply> {
  const { db, caller } = context
  const rows = await listConversations(db, caller.userId, kind.kind, firstSync.sessions)
  const targets = rows.map(({ target_id }) => target_id)
  const messages = await listNewestOfEach(
    db,
    filterOf(question),
    caller.userId,
    kind.kind,
    targets,
    firstSync.messagesEach,
  )
  return {
    list: await kind.present(context, messages),
    has_more: 0 as const,
    sessions: await kind.conversationsOf(context, rows),
  }
}

async function listSince(context: CallContext<'bearer'>, kind: ListKind, question: ListQuestion): Promise<ListReply> {
  const { userId } = context.caller
  const rows = await listMissed(context.db, filterOf(question), userId, kind.kind, question.msg_id, question.limit + 1)
  return page(context, kind, rows, question.limit)
}

async function searchFor(context: CallContext<'bearer'>, kind: ListKind, question: ListQuestion): Promise<ListReply> {
  if (question.target > 0) await findOwnConversation(context, kind, question)
  const search = {
    userId: context.caller.userId,
    kind: kind.kind,
    targetId: question.target,
    keyword: question.keyword ?? '',
    beforeId: question.msg_id,
    limit: question.limit + 1,
  }
  const rows = await searchMessages(context.db, filterOf(question), search, context.clock())
  return page(context, kind, rows, question.limit)
}

/** One conversation, from a message on; msg_id 0 is the end when going up and the beginning when going down. */
async function scroll(context: CallContext<'bearer'>, kind: ListKind, question: ListQuestion): Promise<ListReply> {
  const { db, caller } = context
  const conversation = await findOwnConversation(context, kind, question)
  const message =
    question.msg_id > 0
      ? ((await findMessage(db, conversation.stream_id, question.msg_id)) ?? refuse('notFound'))
      : undefined
  const limit = question.limit + 1
  const rows =
    question.select_type === 'up'
      ? await listOlder(
          db,
          filterOf(question),
          caller.userId,
          conversation,
          message?.seq ?? conversation.head_seq + 1,
          limit,
        )
      : await listNewer(db, filterOf(question), caller.userId, conversation, message?.seq ?? 0, limit)
  return page(context, kind, rows, question.limit)
}

const findOwnConversation = async (
  { db, caller }: CallContext<'bearer'>,
  { kind, outside }: ListKind,
  { target }: ListQuestion,
): Promise<ConversationRow> => {
  const conversation = await findConversation(db, caller.userId, kind, target)
  if (conversation) return conversation
  // Who was in a group when it was dissolved is told so.
  const ended = kind === 'group' ? await findGroupConversation(db, caller.userId, target) : undefined
  return refuse(ended ? 'groupDissolved' : outside)
}

async function page(
  context: CallContext<'bearer'>,
  kind: ListKind,
  rows: readonly MessageRow[],
  limit: number,
): Promise<ListReply> {
  return { list: await kind.present(context, rows.slice(0, limit)), has_more: flagOf(rows.length > limit) }
}
