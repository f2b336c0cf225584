import type { OutboxRow } from '../../platform/local-database.ts'

/** Where the messages to be sent lie, and how one is sent. */
export interface OutboxPort<Answer> {
  /** Conversations in which something waits. */
  waiting(): Promise<readonly string[]>
  /** Resolves once there is a network: what is written without one waits instead of failing. */
  ready(): Promise<void>
  /** The message of a conversation whose turn it is. */
  next(conversationId: string): Promise<OutboxRow | undefined>
  send(row: OutboxRow): Promise<Answer>
  /** The server has it: takes it out of the outbox. */
  sent(row: OutboxRow, answer: Answer): Promise<void>
  /** It failed and waits for the member; must not be `next` any more. */
  failed(row: OutboxRow, error: unknown): Promise<void>
}

export interface Outbox {
  /** Something was written into the outbox. */
  readonly kick: () => void
  /** Takes no further message; those on their way end by themselves. */
  readonly stop: () => void
}

/** Sends what lies in the outbox: in order inside a conversation, conversations side by side (S-36). A message that fails
 *  does not hold up the next. */
export const createOutbox = <Answer>(port: OutboxPort<Answer>, onError: (error: unknown) => void): Outbox => {
  const working = new Set<string>()
  let isStopped = false

  const sendOne = async (row: OutboxRow): Promise<void> => {
    let answer: Answer
    try {
      answer = await port.send(row)
    } catch (error) {
      return port.failed(row, error)
    }
    await port.sent(row, answer)
  }

  const empty = async (conversationId: string): Promise<void> => {
    const next = async () => {
      await port.ready()
      return isStopped ? undefined : port.next(conversationId)
    }
    for (let row = await next(); row; row = await next()) await sendOne(row)
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
      begin().catch(onError)
    },
    stop: () => {
      isStopped = true
    },
  }
}
