import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import { decodeFrame, encodeFrame, type Frame } from './frame.ts'

/** C-14, C-15. */
const heartMs = 2500
const missedHeartsAllowed = 15
const connectTimeoutMs = 60_000
const lastFramePatienceMs = 1000

/** `readyState` of a WebSocket that can send. */
const open = 1
/** Close code of a connection that broke or never was. */
export const broken = 1006

/** What a connection needs of the platform's WebSocket. */
export interface WebSocketLike {
  binaryType: string
  readonly readyState: number
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
  addEventListener(type: 'open', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
}

export interface Connection {
  /** False when the connection cannot send (S-33). */
  send(frame: ClientFrame): boolean
  /** Ends the connection; `onClosed` does not run. */
  close(): void
  /** Sends a last frame and closes within 1 s; neither `onFrame` nor `onClosed` runs any more. */
  closeAfter(frame: ClientFrame): void
}

interface ConnectionEvents {
  readonly onFrame: (frame: Frame) => void
  /** Runs once, with the server's close code, or 1006 when nothing was heard in time (S-32, E-14). */
  readonly onClosed: (code: number) => void
}

/** One WebSocket from its opening to its end, with its heartbeats. */
export const watchConnection = (webSocket: WebSocketLike, events: ConnectionEvents): Connection => {
  let isOver = false
  /** The last frame was sent. */
  let isLeaving = false
  let silentHearts = 0
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const finish = (): boolean => {
    if (isOver) return false
    isOver = true
    clearTimeout(connectTimer)
    clearInterval(heartbeat)
    return true
  }

  const giveUp = (): void => {
    if (!finish()) return
    webSocket.close()
    if (!isLeaving) events.onClosed(broken)
  }

  const beat = (): void => {
    if (silentHearts >= missedHeartsAllowed) return giveUp()
    silentHearts += 1
    send({ action: 'heart' })
  }

  const send = (frame: ClientFrame): boolean => {
    if (isOver || webSocket.readyState !== open) return false
    webSocket.send(encodeFrame(frame))
    return true
  }

  const connectTimer = setTimeout(giveUp, connectTimeoutMs)
  webSocket.binaryType = 'arraybuffer'
  webSocket.addEventListener('open', () => {
    if (!isOver) heartbeat = setInterval(beat, heartMs)
  })
  webSocket.addEventListener('message', ({ data }) => {
    if (isOver) return
    silentHearts = 0
    clearTimeout(connectTimer)
    const frame = decodeFrame(data)
    if (frame && !isLeaving) events.onFrame(frame)
  })
  webSocket.addEventListener('close', ({ code }) => {
    if (finish() && !isLeaving) events.onClosed(code)
  })

  const close = (): void => {
    if (finish()) webSocket.close()
  }

  return {
    send,
    close,
    closeAfter: (frame) => {
      isLeaving = true
      send(frame)
      setTimeout(close, lastFramePatienceMs)
    },
  }
}
