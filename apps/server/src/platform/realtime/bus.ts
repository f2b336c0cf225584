/**
 * Wake-ups between the parts and processes of the server. A payload may be lost, so it is never the truth:
 * whoever hears it reads the truth from the database, or lives with missing it until the next question.
 * Subjects are words joined by dots, such as `user.42` and `session.ended`.
 */
export interface Bus {
  /** Hands the payload to every subscriber in every process, this one included. Never waits, never throws. */
  publish(subject: string, payload: string | Uint8Array): void
  /** Calls `handler` for each payload, in the order one publisher sent them; returns the way to stop. A handler must not throw. */
  subscribe(subject: string, handler: BusHandler): () => void
  /** Calls `handler` when payloads may have been missed, once they arrive again. */
  onLost(handler: () => void): void
  /** Whether payloads travel between processes now. */
  isConnected(): boolean
  close(): Promise<void>
}

export type BusHandler = (payload: Buffer) => void

/** Subscribers of this process by subject; what both buses deliver through. */
export class Subscribers {
  readonly #bySubject = new Map<string, Set<BusHandler>>()

  /** Returns whether it is the first handler of the subject. */
  add(subject: string, handler: BusHandler): boolean {
    const handlers = this.#bySubject.get(subject)
    if (handlers) handlers.add(handler)
    else this.#bySubject.set(subject, new Set([handler]))
    return handlers === undefined
  }

  /** Returns whether it was the last handler of the subject. */
  remove(subject: string, handler: BusHandler): boolean {
    const handlers = this.#bySubject.get(subject)
    if (!handlers?.delete(handler) || handlers.size > 0) return false
    return this.#bySubject.delete(subject)
  }

  deliver(subject: string, payload: Buffer): void {
    for (const handler of this.#bySubject.get(subject) ?? []) handler(payload)
  }

  clear(): void {
    this.#bySubject.clear()
  }
}

/** The bus of a single process: delivers at once and loses nothing. */
export function openMemoryBus(): Bus {
  const subscribers = new Subscribers()
  return {
    publish: (subject, payload) => subscribers.deliver(subject, bytesOf(payload)),
    subscribe(subject, handler) {
      subscribers.add(subject, handler)
      return () => void subscribers.remove(subject, handler)
    },
    onLost: () => undefined,
    isConnected: () => true,
    close: async () => subscribers.clear(),
  }
}

/** A payload as a Buffer over the same bytes, without a copy. */
export const bytesOf = (payload: string | Uint8Array): Buffer =>
  typeof payload === 'string'
    ? Buffer.from(payload)
    : Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength)
