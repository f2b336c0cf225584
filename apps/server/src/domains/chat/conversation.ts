import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { Db } from '../../platform/database/db.ts'
import { privatePair } from '../../platform/realtime/stream-names.ts'
import { type ReadableStream, readEvents } from '../../platform/realtime/streams.ts'
import { withTranslations } from '../translation/index.ts'
import { asEdited, editedIn } from './edits/edited-frame.ts'
import { type MessageReader, messageFrame } from './message-frame.ts'
import { asChanged, changedIn } from './polls/changed-poll.ts'
import { findHidden, readHidden } from './queries/conversations.ts'
import { findMessagesById, type MessageRow, readMessages, readNewestMessages } from './queries/messages.ts'
import { findOwnMarks } from './queries/own-marks.ts'
import { findSide } from './queries/sides.ts'
import type { SenderCards } from './sender-cards.ts'

/** How many messages a device gets that has to reload a conversation. */
const reloadedMessages = 50

/** A private conversation of `userId`, ready to be pulled; undefined where they are not in it. */
export async function openPrivateConversation(
  db: Db,
  cards: SenderCards,
  userId: number,
  stream: string,
): Promise<ReadableStream | undefined> {
  const pair = privatePair(stream)
  if (!pair?.includes(userId)) return undefined
  const side = await findSide(db, userId, pair[0] === userId ? pair[1] : pair[0])
  if (!side) return undefined
  /** What the reader deleted for themselves is gone for them. */
  const present = async (afterSeq: number, upToSeq: number, rows: readonly MessageRow[]) => {
    const hidden = await readHidden(db, userId, side.stream_id, afterSeq, upToSeq)
    const asHeSees = rows.map((row) => ({
      ...row,
      is_gone: row.is_gone || row.seq <= side.cleared_seq || hidden.has(row.seq),
    }))
    const reader = {
      userId,
      readSeq: side.read_seq,
      peerReadSeq: side.peer_read_seq,
      ...(await findOwnMarks(db, userId, asHeSees)),
    }
    return framesOf(cards, await withTranslations(db, asHeSees), stream, reader)
  }
  /** Edited messages say what they say now, polls stand as they do now, and nothing is said to whom they are gone. */
  const withChanges = async (events: readonly StatefulFrame[]): Promise<StatefulFrame[]> => {
    const ids = events.flatMap((event) => editedIn(event) ?? changedIn(event) ?? [])
    if (ids.length === 0) return [...events]
    const rows = (await findMessagesById(db, side.stream_id, ids)).filter(
      ({ seq, is_gone }) => !is_gone && seq > side.cleared_seq,
    )
    const seqs = rows.map(({ seq }) => seq)
    const hidden = await findHidden(db, userId, side.stream_id, seqs)
    const readable = rows.filter(({ seq }) => !hidden.has(seq))
    const shown = new Map((await withTranslations(db, readable)).map((row) => [row.msg_id, row]))
    const { ownVotes } = await findOwnMarks(db, userId, readable)
    return events.map((event) => {
      const poll = changedIn(event)
      if (poll !== undefined) return asChanged(event, shown.get(poll), ownVotes)
      const id = editedIn(event)
      return id === undefined ? event : asEdited(event, shown.get(id))
    })
  }
  return {
    name: stream,
    headSeq: side.head_seq,
    droppedSeq: side.dropped_seq,
    fromSeq: 1,
    async read(afterSeq, upToSeq) {
      const [messages, events] = await Promise.all([
        present(afterSeq, upToSeq, await readMessages(db, side.stream_id, afterSeq, upToSeq)),
        readEvents(db, { id: side.stream_id, name: stream }, afterSeq, upToSeq),
      ])
      return [...messages, ...(await withChanges(events))].sort((one, other) => one.seq - other.seq)
    },
    async newest() {
      const rows = await readNewestMessages(db, side.stream_id, reloadedMessages)
      return present((rows[0]?.seq ?? 1) - 1, side.head_seq, rows)
    },
  }
}

async function framesOf(
  cards: SenderCards,
  rows: readonly MessageRow[],
  stream: string,
  reader: MessageReader,
): Promise<StatefulFrame[]> {
  const senders = await cards.ofAll([...new Set(rows.map(({ sender_id }) => sender_id))])
  return rows.flatMap((row) => {
    const sender = senders.get(row.sender_id)
    return sender ? [messageFrame(row, stream, sender, reader)] : []
  })
}
