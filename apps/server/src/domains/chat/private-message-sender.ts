import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import { BatchQueue } from '../../platform/database/batch-queue.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { departuresOf, sendInTurn } from '../../platform/realtime/departures.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import { pushMessage } from './message-frame.ts'
import { messageShown } from './message-shown.ts'
import { openedState, openPolls } from './polls/open-polls.ts'
import {
  type AppendResult,
  appendMessages,
  isKnownLocalId,
  type MessageRow,
  type NewMessage,
  type Stored,
} from './queries/messages.ts'
import { upsertReach } from './queries/sides.ts'
import type { SendTools } from './send-tools.ts'

/** A message and who sends it, so that its frame needs no query after the commit. */
interface Outgoing extends NewMessage {
  readonly sender: MessageSender
}

/** Accepts private messages: budget, batch, refusals, frames to both sides. One budget covers everything a member sends. */
export class PrivateMessageSender {
  readonly #tools: SendTools
  readonly #queue: BatchQueue<Outgoing, AppendResult>

  constructor(tools: SendTools) {
    this.#tools = tools
    this.#queue = new BatchQueue({
      of: 'private message',
      metrics: tools.context.metrics,
      run: (batch) => this.#run(batch),
    })
  }

  /** Stores a message once per local_id, for ever, and delivers it. Refuses 4006 over the budget (repeats do not count),
   *  4008 where the local_id came with another body, 5001, 5002, 5007 where its sender may not read the message it answers, and 5019
   *  where one of its files is. */
  async send(message: NewMessage): Promise<Stored> {
    const { senderId, peerId, localId } = message
    const { context, budget } = this.#tools
    const isKnown = () => isKnownLocalId(context.db, senderId, peerId, localId)
    return storedOf(await budget.charge(senderId, context.clock(), isKnown, () => this.#store(message)))
  }

  /** Stores a message in the name of a member in the transaction of an act, once per local_id; delivered after the commit. Refuses as `send` does, and
   *  knows no budget. Locks the conversation: before any user stream's event. */
  async postOnce(tx: Db, message: NewMessage): Promise<Stored> {
    const outgoing = { ...message, sender: await this.#tools.cards.of(message.senderId, tx) }
    const [result] = await appendMessages(tx, [outgoing], this.#tools.context.clock())
    const stored = storedOf(result ?? { outcome: 'stranger' })
    if (stored.outcome === 'stored') this.#pushInTurn(tx, outgoing, stored)
    return stored
  }

  /** Stores a message the server writes in a member's name, in the transaction of the act it reports; delivered after the commit.
   *  Refuses 5001 where the member could not write it themselves. Locks the conversation: before any user stream's event. */
  async post(tx: Db, message: NewMessage): Promise<Stored> {
    const outgoing = { ...message, sender: await this.#tools.cards.of(message.senderId, tx) }
    const [result] = await appendMessages(tx, [outgoing], this.#tools.context.clock())
    if (result?.outcome !== 'stored') return refuse('notFriends')
    this.#pushInTurn(tx, outgoing, result)
    return result
  }

  #pushInTurn(tx: Db, message: Outgoing, stored: Stored): void {
    sendInTurn(this.#tools.context.bus, tx, privateStream(message.senderId, message.peerId), stored.seq, () =>
      this.#push(message, stored),
    )
  }

  async #store(message: NewMessage): Promise<AppendResult> {
    const outgoing = { ...message, sender: await this.#tools.cards.of(message.senderId) }
    const result = await this.#queue.store(outgoing)
    if (result.outcome !== 'stranger' || !(await this.#openToSupport(message))) return result
    return this.#queue.store(outgoing)
  }

  /** a member writes to official customer service without friendship, and is answered. */
  async #openToSupport({ senderId, peerId }: NewMessage): Promise<boolean> {
    if ((await this.#tools.cards.of(peerId)).user_type !== userTypes.official) return false
    const nowMs = this.#tools.context.clock()
    const open = async (tx: Db) => {
      await upsertReach(tx, { userId: senderId, peerId, reach: 'open', nowMs })
      await upsertReach(tx, { userId: peerId, peerId: senderId, reach: 'open', nowMs })
    }
    await this.#tools.context.db.transaction(open, { retries: 3 })
    return true
  }

  /** Frames leave after the commit, in the order of seq inside each conversation. */
  async #run(batch: readonly Outgoing[]): Promise<AppendResult[]> {
    const departures = departuresOf(this.#tools.context.bus)
    const streamOf = ({ senderId, peerId }: Outgoing) => privateStream(senderId, peerId)
    const announced = new Map(
      [...new Set(batch.map(streamOf))].map((stream) => [stream, departures.announce(stream)] as const),
    )
    try {
      const results = await this.#append(batch, this.#tools.context.clock())
      const stored = batch.flatMap((message, index) => {
        const result = results[index]
        return result?.outcome === 'stored' ? [{ message, result }] : []
      })
      for (const [stream, own] of Map.groupBy(stored, ({ message }) => streamOf(message)))
        announced.get(stream)?.leave(own[0]?.result.seq ?? 0, () => {
          for (const { message, result } of own) this.#push(message, result)
        })
      return results
    } finally {
      for (const { drop } of announced.values()) drop()
    }
  }

  /** Files are held from before they are referred to until they are (uploads/collect-unreferenced.ts); polls are opened with their messages, and so are
   *  cases of customer service. */
  async #append(batch: readonly Outgoing[], nowMs: number): Promise<AppendResult[]> {
    const { db } = this.#tools.context
    const { support } = this.#tools.domains
    const officials = await support.officials()
    const isOfSupport = ({ senderId, peerId }: Outgoing) => officials.has(senderId) || officials.has(peerId)
    const keys = batch.flatMap(({ fileKeys }) => fileKeys)
    if (keys.length === 0 && batch.every((message) => !message.pollKey && !isOfSupport(message)))
      return appendMessages(db, batch, nowMs)
    return db.transaction(async (tx) => {
      const held = keys.length > 0 ? await this.#tools.domains.uploads.holdFiles(tx, keys) : new Set<string>()
      const whole = batch.filter(isWhole)
      const results = await appendMessages(tx, whole, nowMs)
      const stored = whole.flatMap((message, index) => {
        const result = results[index]
        return result?.outcome === 'stored' ? [{ ...message, messageId: result.msg_id }] : []
      })
      await openPolls(this.#tools.context, tx, stored)
      await support.noteMessages(tx, officials, stored.filter(isOfSupport))
      const appended = results.values()
      return batch.map((message) => (isWhole(message) && appended.next().value) || { outcome: 'file_gone' })

      function isWhole({ fileKeys }: Outgoing): boolean {
        return fileKeys.every((key) => held.has(key))
      }
    })
  }

  #push(message: Outgoing, stored: Stored): void {
    const row: MessageRow = {
      // Frames name the stream, not its row.
      stream_id: 0,
      seq: stored.seq,
      msg_id: stored.msg_id,
      sender_id: message.senderId,
      target_id: message.peerId,
      local_id: message.localId,
      chat_type: message.chatType,
      msg_type: message.messageType,
      content_text: message.contentText,
      ref_msg_id: message.refMessageId,
      is_gone: false,
      review: 1,
      approved_seq: null,
      ip: message.ip,
      created_ms: stored.created_ms,
      reactions: null,
      poll: openedState(message),
      edited_ms: null,
    }
    const stream = privateStream(message.senderId, message.peerId)
    pushMessage(this.#tools.context.bus, row, stream, message.sender)
    messageShown(this.#tools.domains, {
      stream,
      kind: 'private',
      messageId: stored.msg_id,
      senderId: message.senderId,
      targetId: message.peerId,
      messageType: message.messageType,
      contentText: message.contentText,
    })
  }
}

/** What was stored, now or before; the refusals of everything else. */
function storedOf(result: AppendResult): Stored {
  switch (result.outcome) {
    case 'stored':
    case 'repeat':
      return result
    case 'conflict':
      return refuse('idempotencyKeyReused')
    case 'stranger':
      return refuse('notFriends')
    case 'blacklisted':
      return refuse('blacklisted')
    case 'ref_gone':
      return refuse('messageGone')
    case 'file_gone':
      return refuse('fileNotUploaded')
    default:
      return result satisfies never
  }
}
