import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import type { ServerContext } from '../../../context.ts'
import { BatchQueue } from '../../../platform/database/batch-queue.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { pushTransients, type TransientPush, transientTo } from '../../../platform/realtime/streams.ts'
import { listReceiptReaders, moveReadCursors, type ReadCursor, type Reading } from '../queries/group-reading.ts'
import { groupStream } from './group-stream.ts'

/** Takes in that members have read a group. What comes while one batch is on its way becomes the next: a group of thousands that reads
 *  one message costs statements and payloads per batch, not per member. */
export class GroupReadBatches {
  readonly #context: ServerContext
  readonly #queue: BatchQueue<Reading, ReadCursor>

  constructor(context: ServerContext) {
    this.#context = context
    this.#queue = new BatchQueue({
      of: 'group receipt',
      metrics: context.metrics,
      // A large group reads a message at once; a mark is little work.
      waitingLimit: 20_000,
      run: (batch) => this.#run(batch),
    })
  }

  /** Moves a read mark, which never goes back (S-42). Refuses 5005 outside of the group, 4002 where the message is not in it. */
  async read(userId: number, input: CallInput<typeof chatCalls.readGroupMessages>): Promise<void> {
    const { target_id: groupId, msg_id: messageId, read_seq: readSeq = 0 } = input
    const { outcome } = await this.#queue.store({ userId, groupId, messageId, readSeq })
    if (outcome === 'outside') refuse('notGroupMember')
    if (outcome === 'unknown') refuse('notFound')
  }

  async #run(batch: readonly Reading[]): Promise<ReadCursor[]> {
    const { db, clock } = this.#context
    const cursors = await moveReadCursors(db, batch, clock())
    const moved = batch.flatMap((reading, index) => {
      const cursor = cursors[index]
      return cursor?.outcome === 'moved' ? [{ ...reading, ...cursor }] : []
    })
    // Two devices of one member in one batch: the mark moved once.
    const readers = [...new Map(moved.map((one) => [`${one.userId} ${one.groupId}`, one])).values()]
    pushTransients(this.#context, [
      ...readers.map((one) => receiptTo(this.#context, one, one.userId, 1)),
      ...(await this.#forSenders(readers)),
    ])
    return cursors
  }

  /** In groups of up to 500 those whose messages were read hear of it. */
  async #forSenders(readers: readonly (Reading & ReadCursor)[]): Promise<TransientPush[]> {
    const notified = readers.filter(({ member_total }) => member_total <= readByLimit)
    if (notified.length === 0) return []
    const receivers = await listReceiptReaders(this.#context.db, notified)
    return receivers.flatMap(({ place: conversation, sender_id }) => {
      const reader = notified[conversation - 1]
      return reader ? [receiptTo(this.#context, reader, sender_id, 0)] : []
    })
  }
}

const receiptTo = (
  context: Pick<ServerContext, 'clock'>,
  { userId, groupId, messageId, seq }: Reading & ReadCursor,
  toId: number,
  self: 0 | 1,
): TransientPush =>
  transientTo(context, toId, chatEvents.read, {
    conversation_id: groupStream(groupId),
    chat_type: 'group',
    target_id: groupId,
    msg_id: messageId,
    read_seq: seq,
    by_user_id: userId,
    self,
  })
