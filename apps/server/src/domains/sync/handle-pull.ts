import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { mustReset } from '@cliffhanger/rules/sync/must-reset.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { platformStream, userStream } from '../../platform/realtime/stream-names.ts'
import { findStream, type ReadableStream, readEvents } from '../../platform/realtime/streams.ts'
import type { PullQuestion, SyncNeeds } from './needs.ts'

/** The server's largest frame is 1 MiB (socket.md section 1); this leaves room for the envelope. */
const answerBytes = 1_000_000

/** Every event after the cursor without holes, or a reset. Refuses 4001 for a stream the member does not belong to. */
export async function handlePull(
  db: Db,
  domains: SyncNeeds,
  userId: number,
  question: PullQuestion,
): Promise<PullAnswer> {
  const stream = (await openStream(db, domains, userId, question.stream)) ?? refuse('noPermission')
  const range = { stream: stream.name, from_seq: stream.fromSeq, seq: stream.headSeq }
  const afterSeq = Math.max(question.after_seq, stream.fromSeq - 1)
  if (mustReset(afterSeq, stream.headSeq, stream.droppedSeq))
    return { ...range, events: fitting(await stream.newest(), 'newest'), has_more: 0, reset: 1 }
  const upToSeq = Math.min(afterSeq + question.limit, stream.headSeq)
  const events = fitting(await stream.read(afterSeq, upToSeq), 'oldest')
  const lastSeq = events.at(-1)?.seq ?? afterSeq
  return { ...range, events, has_more: flagOf(lastSeq < stream.headSeq), reset: 0 }
}

/** The stream for this reader; the member's own and the platform's hold nothing but events. */
async function openStream(
  db: Db,
  domains: SyncNeeds,
  userId: number,
  name: string,
): Promise<ReadableStream | undefined> {
  if (name !== platformStream && name !== userStream(userId)) return domains.chat.openConversation(userId, name)
  const head = await findStream(db, name)
  return {
    name,
    headSeq: head?.headSeq ?? 0,
    droppedSeq: head?.droppedSeq ?? 0,
    fromSeq: 1,
    read: async (afterSeq, upToSeq) => (head ? readEvents(db, { id: head.id, name }, afterSeq, upToSeq) : []),
    newest: async () => [],
  }
}

/** As many of the events as one frame holds, from the side the device needs first. */
function fitting(events: readonly StatefulFrame[], side: 'oldest' | 'newest'): StatefulFrame[] {
  const ordered = side === 'oldest' ? events : events.toReversed()
  let bytes = 0
  const firstTooMany = ordered.findIndex((event) => {
    bytes += Buffer.byteLength(JSON.stringify(event)) + 1
    return bytes > answerBytes
  })
  const stored = firstTooMany === -1 ? ordered : ordered.slice(0, firstTooMany)
  return side === 'oldest' ? [...stored] : stored.toReversed()
}
