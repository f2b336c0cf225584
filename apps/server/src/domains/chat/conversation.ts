import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { Db } from '../../platform/db.ts'
import { privatePair } from '../../platform/stream-names.ts'
import { type ReadableStream, readEvents } from '../../platform/streams.ts'
import { type MessageReader, messageFrame } from './message-frame.ts'
import { type MessageRow, readMessages, readNewestMessages } from './queries/messages.ts'
import { findSide } from './queries/sides.ts'
import type { SenderCards } from './sender-cards.ts'

/** How many messages a device gets that has to reload a conversation. */
const reloadedMessages = 50

/** A private conversation of `userId`, ready to be pulled; undefined where he is not in it. */
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
  const reader = { userId, readSeq: side.read_seq, peerReadSeq: side.peer_read_seq }
  return {
    name: stream,
    headSeq: side.head_seq,
    droppedSeq: side.dropped_seq,
    fromSeq: 1,
    async read(afterSeq, upToSeq) {
      const [messages, events] = await Promise.all([
        readMessages(db, side.stream_id, afterSeq, upToSeq),
        readEvents(db, { id: side.stream_id, name: stream }, afterSeq, upToSeq),
      ])
      return [...(await framesOf(cards, messages, stream, reader)), ...events].sort((one, other) => one.seq - other.seq)
    },
    newest: async () => framesOf(cards, await readNewestMessages(db, side.stream_id, reloadedMessages), stream, reader),
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
