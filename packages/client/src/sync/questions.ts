import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { type ClientFrame, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import type { HeadsAnswer, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { Refused, TransportError } from '../call-error.ts'
import type { Frame } from '../socket/frame.ts'
import { NotConnected } from '../socket/socket.ts'
import type { Transport } from '../transport.ts'

/** An answer that takes longer is lost (C-3); the next heads round asks again. */
const answerTimeoutMs = 10_000

/** The two questions that sync asks (socket.md 3.3). Reject with Refused or TransportError. */
export interface Questions {
  heads(afterMs: number, from: string): Promise<HeadsAnswer>
  pull(stream: string, afterSeq: number): Promise<PullAnswer>
}

/** Questions over the socket, or over HTTP while there is none. */
export interface LiveQuestions extends Questions {
  /** Gives a frame of the socket to whoever waits for it; false when it is no answer (an error may be both). */
  receive(frame: Frame): boolean
  /** The connection is gone: nothing that was asked over it will be answered. */
  dropPending(): void
}

interface Pending {
  /** Resolves when it is answered, refused or given up. */
  readonly settled: Promise<void>
  readonly resolve: (reply: unknown) => void
  readonly reject: (reason: Refused | TransportError) => void
}

const pullKey = (stream: string): string => `pull ${stream}`

const streamOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'stream' in data ? String(data.stream) : ''

export const createQuestions = (send: (frame: ClientFrame) => void, call: Transport): LiveQuestions => {
  const pending = new Map<string, Pending>()

  const settle = (key: string, by: (waiting: Pending) => void): void => {
    const waiting = pending.get(key)
    pending.delete(key)
    if (waiting) by(waiting)
  }

  /** An answer names its stream, not its question. So the next question about a stream waits for the one before: else it would take that one's
   *  answer, and the one before would wait for ever. A member who leaves a group and returns while it is pulled asks twice like that. */
  const request = async (key: string, frame: ClientFrame): Promise<unknown> => {
    for (let earlier = pending.get(key); earlier; earlier = pending.get(key)) await earlier.settled
    send(frame)
    const late = setTimeout(() => settle(key, ({ reject }) => reject(new TransportError('timeout'))), answerTimeoutMs)
    let end = (): void => undefined
    const settled = new Promise<void>((resolve) => {
      end = resolve
    })
    return new Promise((resolve, reject) => pending.set(key, { settled, resolve, reject })).finally(() => {
      clearTimeout(late)
      end()
    })
  }

  const refuse = (data: unknown): void => {
    const refusal = syncEvents.error.data.safeParse(data).data
    if (!refusal) return
    const reason = new Refused(refusal.code, refusal.msg)
    for (const key of pending.keys()) {
      const isMeant = refusal.stream === undefined ? key.startsWith(refusal.of) : key === pullKey(refusal.stream)
      if (isMeant) settle(key, ({ reject }) => reject(reason))
    }
  }

  return {
    /** A complete list (after 0) decides what is removed, so it is asked where no late answer can be taken for it. */
    heads: async (after, from) => {
      if (after === 0) return call(syncCalls.heads, { after, from })
      return overSocketOrHttp(
        async () => syncEvents.heads.data.parse(await request('heads', { action: 'heads', data: { after, from } })),
        () => call(syncCalls.heads, { after, from }),
      )
    },
    pull: (stream, after_seq) => {
      const data = { stream, after_seq }
      return overSocketOrHttp(
        async () => syncEvents.pull.data.parse(await request(pullKey(stream), { action: 'pull', data })),
        () => call(syncCalls.pull, data),
      )
    },
    receive: ({ action, data }) => {
      if (action === 'heads') settle('heads', ({ resolve }) => resolve(data))
      else if (action === 'pull') settle(pullKey(streamOf(data)), ({ resolve }) => resolve(data))
      else {
        if (action === 'error') refuse(data)
        return false
      }
      return true
    },
    dropPending: () => {
      for (const key of pending.keys()) settle(key, ({ reject }) => reject(new TransportError('network')))
    },
  }
}

const overSocketOrHttp = async <Answer>(
  socket: () => Promise<Answer>,
  http: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await socket()
  } catch (error) {
    if (error instanceof NotConnected) return http()
    throw error
  }
}
