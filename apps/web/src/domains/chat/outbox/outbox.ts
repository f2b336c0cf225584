import type { OutboxRow } from '../storage/rows.ts'

/** Where the messages to be sent lie, and how one is sent. */
export interface OutboxPort<Answer> {
  /** Conversations in which something waits. */
  waiting(): Promise<readonly string[]>
  /** Resolves once there is a network: what is written without one waits instead of failing. */
  ready(): Promise<void>
  /** The message of a conversation whose turn it is. */
  next(conversationId: string): Promise<OutboxRow | undefined>
  /** Resolves when it may be tried, or when it may not be the next any more: by its time, the network or the page coming back, or
   *  `nudge`. */
  due(row: OutboxRow, nudge: AbortSignal): Promise<void>
  isDue(row: OutboxRow): boolean
  send(row: OutboxRow): Promise<Answer>
  /** The server has it: takes it out of the outbox. */
  sent(row: OutboxRow, reply: Answer): Promise<void>
  /** It could not be sent: it waits for the member and must not be `next` any more, or is `due` later. */
  failed(row: OutboxRow, error: unknown): Promise<void>
}

export interface Outbox {
  /** Something was written into the outbox. */
  readonly kick: () => void
  /** Takes no further message; those on their way end by themselves. */
  readonly stop: () => void
}

/** Sends what lies in the outbox: in order inside a conversation, conversations side by side (S-36). A message that is tried again holds
 *  up the next of its conversation, one that failed does not. */
export const createOutbox = <Answer>(port: OutboxPort<Answer>, onError: (error: unknown) => void): Outbox => {
  const working = new Set<string>()
  let isStopped = false
  /** Wakes those that wait: what they wait for may have been given up. */
  let nudge = new AbortController()

  const sendOne = async (row: OutboxRow): Promise<void> => {
    let reply: Answer
    try {
      reply = await port.send(row)
    } catch (error) {
      return port.failed(row, error)
    }
    await port.sent(row, reply)
  }

  const empty = async (conversationId: string): Promise<void> => {
    const next = async () => {
      await port.ready()
      return isStopped ? undefined : port.next(conversationId)
    }
    for (let row = await next(); row; row = await next()) {
      await port.due(row, nudge.signal)
      // It may have been given up meanwhile, or be further from its turn than before.
      const still = await next()
      if (still?.local_id === row.local_id && port.isDue(still)) await sendOne(still)
    }
  }

  const begin = async (): Promise<void> => {
    for (const conversationId of await port.waiting()) {
      if (isStopped || working.has(conversationId)) continue
      working.add(conversationId)
      empty(conversationId)
        .finally(() => working.delete(conversationId))
        .then(begin)
        .catch(onError)
    }
  }

  return {
    kick: () => {
      nudge.abort()
      nudge = new AbortController()
      begin().catch(onError)
    },
    stop: () => {
      isStopped = true
      nudge.abort()
    },
  }
}
