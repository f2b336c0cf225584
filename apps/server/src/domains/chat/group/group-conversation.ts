import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { GroupSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { isHiddenMembership, shownData } from '@cliffhanger/rules/groups/membership-events.ts'
import { fromSeq, isAdministrator } from '@cliffhanger/rules/groups/policy.ts'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadableStream } from '../../../platform/realtime/streams.ts'
import { voidFrame } from '../../../platform/realtime/void-frame.ts'
import { asEdited } from '../edits/edited-frame.ts'
import { asChanged } from '../polls/changed-poll.ts'
import { findHidden } from '../queries/conversations.ts'
import {
  findGroupConversation,
  findGroupNames,
  type GroupConversation,
  type GroupEventRow,
  readGroupEvents,
} from '../queries/group-messages.ts'
import { findMessagesById, type MessageRow, readMessages, readNewestMessages } from '../queries/messages.ts'
import { findOwnMarks } from '../queries/own-marks.ts'
import type { SenderCards } from '../sender-cards.ts'
import { groupOf } from './group-stream.ts'
import { type GroupReader, groupMessageFrame, isAtItsPlace, mayReadMessage } from './group-view.ts'

/** How many messages a device gets that has to reload a conversation. */
const reloadedMessages = 50

/** A group of `userId`, ready to be pulled; undefined where they are not in it. */
export async function openGroupConversation(
  db: Db,
  cards: SenderCards,
  userId: number,
  stream: string,
): Promise<ReadableStream | undefined> {
  const groupId = groupOf(stream)
  const conversation = groupId === undefined ? undefined : await findGroupConversation(db, userId, groupId)
  if (!conversation) return undefined
  const { group } = conversation
  const first = fromSeq(group, conversation)
  const present = (rows: readonly MessageRow[], events: readonly GroupEventRow[] | 'none') =>
    framesOf(db, cards, userId, stream, conversation, rows, events)
  return {
    name: stream,
    headSeq: conversation.head_seq,
    droppedSeq: conversation.dropped_seq,
    fromSeq: first,
    async read(afterSeq, upToSeq) {
      const [rows, events] = await Promise.all([
        readMessages(db, group.stream_id, afterSeq, upToSeq),
        readGroupEvents(db, group.stream_id, afterSeq, upToSeq),
      ])
      return present(rows, events)
    },
    async newest() {
      const rows = (await readNewestMessages(db, group.stream_id, reloadedMessages)).filter(({ seq }) => seq >= first)
      return present(rows, 'none')
    },
  }
}

/** Cards of those who wrote these messages, as the group knows them. */
export async function groupSenders(
  db: Db,
  cards: SenderCards,
  groupId: number,
  rows: readonly MessageRow[],
): Promise<(userId: number) => GroupSender> {
  const ids = [...new Set(rows.map(({ sender_id }) => sender_id))]
  const [profiles, names] = await Promise.all([cards.ofAll(ids, db), findGroupNames(db, groupId, ids)])
  return (userId) => ({
    user_id: userId,
    nick_name: profiles.get(userId)?.nick_name ?? '',
    avatar_url: profiles.get(userId)?.avatar_url ?? '',
    group_nickname: '',
    role: '',
    ...names.get(userId),
  })
}

const subject = z.object({ msg_id: z.int() })
const reactedTo = z.object({ msg_seq: z.int() })

/** Tells of reactions to a message from before the reader's time. */
const isBefore = (event: GroupEventRow, firstSeq: number): boolean =>
  event.action === chatEvents.reacted.action && reactedTo.parse(event.data).msg_seq < firstSeq

/** The message this event shows, whoever may read it: one that is pinned or edited, a poll that changed, or, to those who did not see it before, one that is approved. */
const shownBy = (event: GroupEventRow, mayReadEvent: boolean): number | undefined =>
  event.action === chatEvents.pinned.action ||
  event.action === chatEvents.edited.action ||
  event.action === chatEvents.pollChanged.action ||
  (event.action === chatEvents.reviewed.action && !mayReadEvent)
    ? subject.parse(event.data).msg_id
    : undefined

async function framesOf(
  db: Db,
  cards: SenderCards,
  userId: number,
  stream: string,
  conversation: GroupConversation,
  rows: readonly MessageRow[],
  events: readonly GroupEventRow[] | 'none',
): Promise<StatefulFrame[]> {
  const { group, role } = conversation
  const notified = events === 'none' ? [] : events
  const mayReadEvent = (event: GroupEventRow) =>
    (event.audience === null || isAdministrator(role) || event.audience.includes(userId)) &&
    !isHiddenMembership(group, { userId, role }, event)
  const shown = new Map(notified.map((event) => [event.seq, shownBy(event, mayReadEvent(event))]))
  const shownIds = [...shown.values()].filter((id) => id !== undefined)
  const shownRows = (await findMessagesById(db, group.stream_id, shownIds)).filter(
    ({ seq, is_gone }) => !is_gone && seq >= fromSeq(group, conversation),
  )
  const known = [...rows, ...shownRows]
  const [senderOf, hidden, own] = await Promise.all([
    groupSenders(db, cards, group.group_id, known),
    findHidden(
      db,
      userId,
      group.stream_id,
      known.map(({ seq }) => seq),
    ),
    findOwnMarks(db, userId, known),
  ])
  const reader: GroupReader = { userId, role, readSeq: conversation.read_seq, ...own }
  const isCleared = ({ seq }: MessageRow) => hidden.has(seq) || seq <= conversation.cleared_seq
  const messageFrames = rows.map((row) => {
    if (isCleared(row)) return voidFrame({ stream, seq: row.seq, ts: row.created_ms })
    // Without the events, one that was approved later stands where its approval stood.
    const approved =
      events === 'none' && row.approved_seq !== null && !isAtItsPlace(row, reader)
        ? { seq: row.approved_seq, ts: row.created_ms }
        : undefined
    return groupMessageFrame(group, row, senderOf(row.sender_id), reader, approved)
  })
  const eventFrames = notified.map((event): StatefulFrame => {
    const frame = { action: event.action, stream, seq: event.seq, ts: event.ts, data: event.data }
    const row = shownRows.find(({ msg_id }) => msg_id === shown.get(event.seq))
    if (event.action === chatEvents.pinned.action) return row && !isCleared(row) ? frame : voidFrame(frame)
    if (event.action === chatEvents.edited.action) return asEdited(frame, row && !isCleared(row) ? row : undefined)
    if (event.action === chatEvents.pollChanged.action)
      return asChanged(
        frame,
        row && !isCleared(row) && mayReadMessage(group, row, reader) ? row : undefined,
        own.ownVotes,
      )
    if (isBefore(event, fromSeq(group, conversation))) return voidFrame(frame)
    if (mayReadEvent(event)) return { ...frame, data: shownData(group, reader, event) }
    return row && !isCleared(row)
      ? groupMessageFrame(group, row, senderOf(row.sender_id), reader, { seq: event.seq, ts: event.ts })
      : voidFrame(frame)
  })
  return [...messageFrames, ...eventFrames].sort((one, other) => one.seq - other.seq)
}
