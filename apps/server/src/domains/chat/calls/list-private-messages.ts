import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { privateStream } from '../../../platform/stream-names.ts'
import { messageOf } from '../message-frame.ts'
import {
  type ListFilter,
  listMissed,
  listNewer,
  listNewestOfEach,
  listOlder,
  listSessions,
  searchMessages,
} from '../queries/lists.ts'
import { findMessage, type MessageRow } from '../queries/messages.ts'
import { findSide, listMarks, type SideRow } from '../queries/sides.ts'
import { type SessionNeeds, sessionsOf } from '../sessions.ts'

type Input = CallInput<typeof chatCalls.listPrivateMessages>
type Data = { list: Message[]; has_more: 0 | 1 }

/** What a new device gets at once; the rest of a long chat list follows by heads and pull. */
const firstSync = { sessions: 200, messagesEach: 20 }

/** Budgets of the questions that read far, besides the call's own. */
const budgets = { search: '30/min', offline: '60/min' } as const

/** Lists private messages by `select_type`: offline, up, down, search. Refuses 4002 for a message or friend it does not find. */
export const listPrivateMessages =
  (needs: SessionNeeds): Handler<typeof chatCalls.listPrivateMessages> =>
  async (context, input) => {
    const { select_type } = input
    if (select_type === 'search' || select_type === 'offline')
      await context.limits.take(`messageList ${select_type}`, budgets[select_type], `u${context.caller.userId}`)
    switch (select_type) {
      case 'offline':
        return input.msg_id === 0 ? listForNewDevice(context, needs, input) : listSince(context, input)
      case 'search':
        return searchFor(context, input)
      case 'up':
      case 'down':
        return scroll(context, input)
      default:
        return select_type satisfies never
    }
  }

const filterOf = ({ msg_type, end_time }: Input): ListFilter => ({
  messageType: msg_type,
  endMs: end_time === undefined ? undefined : (end_time + 1) * 1000,
})

/** The newest messages of the newest conversations, with the conversations themselves. */
async function listForNewDevice(context: CallContext<'bearer'>, needs: SessionNeeds, input: Input) {
  const rows = await listSessions(context.db, context.caller.userId, firstSync.sessions)
  const messages = await listNewestOfEach(
    context.db,
    filterOf(input),
    rows.map(({ stream_id }) => stream_id),
    firstSync.messagesEach,
  )
  return {
    list: await present(context, messages),
    has_more: 0 as const,
    sessions: await sessionsOf(context, needs, rows),
  }
}

async function listSince(context: CallContext<'bearer'>, input: Input): Promise<Data> {
  const rows = await listMissed(context.db, filterOf(input), context.caller.userId, input.msg_id, input.limit + 1)
  return page(context, rows, input.limit)
}

async function searchFor(context: CallContext<'bearer'>, input: Input): Promise<Data> {
  const side = input.friend_id > 0 ? await sideOf(context, input) : undefined
  const rows = await searchMessages(context.db, filterOf(input), {
    userId: context.caller.userId,
    streamId: side?.stream_id ?? 0,
    keyword: input.keyword ?? '',
    beforeId: input.msg_id,
    limit: input.limit + 1,
  })
  return page(context, rows, input.limit)
}

/** One conversation, from a message on; msg_id 0 is the end when going up and the beginning when going down. */
async function scroll(context: CallContext<'bearer'>, input: Input): Promise<Data> {
  const side = await sideOf(context, input)
  const message =
    input.msg_id > 0 ? ((await findMessage(context.db, side.stream_id, input.msg_id)) ?? refuse('notFound')) : undefined
  const rows =
    input.select_type === 'up'
      ? await listOlder(context.db, filterOf(input), side.stream_id, message?.seq ?? side.head_seq + 1, input.limit + 1)
      : await listNewer(context.db, filterOf(input), side.stream_id, message?.seq ?? 0, input.limit + 1)
  return page(context, rows, input.limit)
}

const sideOf = async ({ db, caller }: CallContext<'bearer'>, input: Input): Promise<SideRow> =>
  (await findSide(db, caller.userId, input.friend_id)) ?? refuse('notFound')

async function page(context: CallContext<'bearer'>, rows: readonly MessageRow[], limit: number): Promise<Data> {
  return { list: await present(context, rows.slice(0, limit)), has_more: rows.length > limit ? 1 : 0 }
}

/** The messages as I see them: with both sides' marks of each conversation. */
async function present({ db, caller }: CallContext<'bearer'>, rows: readonly MessageRow[]): Promise<Message[]> {
  const { userId } = caller
  const peerOf = (row: MessageRow) => (row.sender_id === userId ? row.target_id : row.sender_id)
  const marks = await listMarks(db, userId, [...new Set(rows.map(peerOf))])
  return rows.map((row) => {
    const mark = marks.get(peerOf(row))
    return messageOf(row, privateStream(userId, peerOf(row)), {
      userId,
      readSeq: mark?.read_seq ?? 0,
      peerReadSeq: mark?.peer_read_seq ?? 0,
    })
  })
}
