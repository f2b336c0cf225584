import type { Duplex } from 'node:stream'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { WebSocket } from 'ws'
import type { MemberCaller } from '../http/callers.ts'
import { binaryFrame } from './socket-frame.ts'

/** A socket that leaves this much unread is cut off: its device asks for heads when it is back. */
const unreadBytesLimit = 4 * 1024 * 1024

const rate = { windowMs: 10_000, frames: 200 } as const
const unansweredLimit = 8

/** One open socket of a member. There are very many of these, so it holds no timer and no buffer of its own. */
export class Connection {
  readonly caller: MemberCaller
  readonly deviceId: string
  readonly language: Language
  /** Grows with the time of opening, unique over all processes. */
  readonly serial: string
  lastHeardMs: number
  /** Set when the member logs out by this socket, which then needs no force_logout. */
  isLeaving = false
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #countWrite: () => void
  #windowStartMs: number
  #frames = 0
  #unanswered = 0

  constructor(
    socket: WebSocket,
    stream: Duplex,
    who: {
      caller: MemberCaller
      deviceId: string
      language: Language
      serial: string
      nowMs: number
      countWrite: () => void
    },
  ) {
    this.#socket = socket
    this.#stream = stream
    this.caller = who.caller
    this.deviceId = who.deviceId
    this.language = who.language
    this.serial = who.serial
    this.lastHeardMs = who.nowMs
    this.#countWrite = who.countWrite
    this.#windowStartMs = who.nowMs
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  /** Writes one frame from its JSON. */
  notify(frame: TransientFrame): void {
    this.write(binaryFrame(Buffer.from(JSON.stringify(frame))))
  }

  /** Writes bytes that are a whole frame already, so that many sockets share them. Nothing is compressed or fragmented,
   *  hence they may go straight to the stream below the WebSocket. */
  write(frame: Buffer): void {
    if (!this.isOpen) return
    if (this.#stream.writableLength > unreadBytesLimit) return this.#socket.terminate()
    this.#countWrite()
    this.#stream.write(frame)
  }

  close(code: number, reason = ''): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** Notes a frame from the device; false when it sends more than 20 a second over ten seconds. */
  hear(nowMs: number, isCounted: boolean): boolean {
    this.lastHeardMs = nowMs
    if (!isCounted) return true
    if (nowMs - this.#windowStartMs > rate.windowMs) {
      this.#windowStartMs = nowMs
      this.#frames = 0
    }
    return ++this.#frames <= rate.frames
  }

  /** Notes a question; false when too many wait for their answers. */
  request(): boolean {
    return ++this.#unanswered <= unansweredLimit
  }

  answered(): void {
    this.#unanswered--
  }
}
