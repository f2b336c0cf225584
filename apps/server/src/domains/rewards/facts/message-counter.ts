import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'
import type { NewFact } from './queries.ts'

const flushMs = 500

/** Counts messages that members sent, at the cost of a number in memory. */
export interface MessageCounter {
  count(userId: number): void
  stop(): Promise<void>
}

/** Sums the messages of half a second into one fact per member; a killed process loses as much. */
export function openMessageCounter(
  { log }: Pick<ServerContext, 'log'>,
  note: (facts: readonly NewFact[]) => Promise<void>,
): MessageCounter {
  let waiting = new Map<number, number>()
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    const counted = waiting
    waiting = new Map()
    const facts = [...counted].map(
      ([userId, amount]) => ({ userId, code: 'message', key: randomUUID(), amount }) as const,
    )
    writing = writing
      .then(() => note(facts))
      .catch((error: unknown) => log.error({ err: error }, 'messages were not counted for tasks'))
    return writing
  }
  const timer = setInterval(() => {
    if (waiting.size > 0) void flush()
  }, flushMs).unref()
  return {
    count: (userId) => void waiting.set(userId, (waiting.get(userId) ?? 0) + 1),
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
