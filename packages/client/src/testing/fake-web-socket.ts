import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import type { WebSocketLike } from '../socket/connection.ts'

interface Listeners {
  open: () => void
  message: (event: { readonly data: unknown }) => void
  close: (event: { readonly code: number }) => void
}

/** A WebSocket whose other end is the test. */
export class FakeWebSocket implements WebSocketLike {
  binaryType = 'blob'
  readyState = 0
  readonly url: string
  readonly protocols: readonly string[]
  readonly sent: ClientFrame[] = []
  isClosedByClient = false
  readonly #listeners: Partial<Listeners> = {}

  constructor(url: string, protocols: readonly string[] = []) {
    this.url = url
    this.protocols = protocols
  }

  addEventListener<Kind extends keyof Listeners>(kind: Kind, listener: Listeners[Kind]): void {
    this.#listeners[kind] = listener
  }

  send(bytes: Uint8Array): void {
    this.sent.push(JSON.parse(new TextDecoder().decode(bytes)))
  }

  close(): void {
    this.isClosedByClient = true
    this.readyState = 2
  }

  opens(): void {
    this.readyState = 1
    this.#listeners.open?.()
  }

  says(frame: object): void {
    this.#listeners.message?.({ data: new TextEncoder().encode(JSON.stringify(frame)).buffer })
  }

  greets(sessionId = 'mine', epoch = 'first'): void {
    this.opens()
    const data = { epoch, server_time: 1, session_id: sessionId, user_id: 1, heart_ms: 2500 }
    this.says({ action: 'hello', ts: 1, data })
  }

  isClosedWith(code: number): void {
    this.readyState = 3
    this.#listeners.close?.({ code })
  }
}
