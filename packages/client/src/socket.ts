import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { EventData } from '@cliffhanger/contract/event.ts'
import { type ClientFrame, closeCodes, socketProtocols, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { broken, type Connection, type WebSocketLike, watchConnection } from './connection.ts'
import type { Frame } from './frame.ts'
import type { SessionEnd } from './session-tokens.ts'

/** C-14 and socket.md section 1. */
const reconnectDelayMs = 5000
/** Share by which a delay is shorter or longer, so that devices that lost one server together do not come back together. */
const jitter = 0.2
/** After every address failed, one more is tried this often. */
const patientDelayMs = 60_000
const tooManyFramesDelayMs = 30_000
const attemptsPerAddress = 5
const logoutPatienceMs = 1000

/** Answer of `connect` when a connection exists or is on its way, which counts as connected (S-34). */
export const alreadyOpen = -1402

/** `waiting`: reconnects by itself. `stopped`: every address failed; one is tried each minute, a tap or `resume` tries at once (S-35, A-14).
 *  `replaced`: the same device connected elsewhere, such as another tab. `ended`: the session is over. */
export type SocketState = 'idle' | 'connecting' | 'connected' | 'waiting' | 'stopped' | 'replaced' | 'ended'

export type Hello = EventData<typeof syncEvents.hello>

export interface SocketOptions {
  /** Absolute ws addresses, read at every attempt, since a new configuration may change them. */
  readonly addresses: () => readonly string[]
  readonly token: () => string | undefined
  /** Gets a token other than the refused one; rejects when the session is over. */
  readonly renewToken: (refusedToken: string | undefined) => Promise<unknown>
  /** What the server may know the device by in an address: never its own id. */
  readonly publicDeviceId: string
  /** Language of the texts the server sends over the socket, such as why a session ended. */
  readonly language: () => string
  readonly onState: (state: SocketState) => void
  /** Runs at every `hello`: the device asks for heads (socket.md 3.3). */
  readonly onHello: (hello: Hello) => void
  /** Every frame but hello, heart and force_logout. */
  readonly onFrame: (frame: Frame) => void
  /** The server ended this session, by force_logout or 4403; runs once, and nothing reconnects. */
  readonly onSessionEnd: (end: SessionEnd) => void
  readonly openWebSocket?: (url: string, protocols: string[]) => WebSocketLike
  /** From 0 up to 1; of the platform unless told. */
  readonly random?: () => number
}

/** Sending needs a connection (S-33, E-12). */
export class NotConnected extends Error {
  override readonly name = 'NotConnected'
}

export interface Socket {
  /** Starts a cycle over the addresses: 0, or -1402 when one is under way. */
  readonly connect: () => 0 | typeof alreadyOpen
  /** The app returned to the foreground or to a network: tries again at once where it waits (S-35, A-14). */
  readonly resume: () => void
  /** Manual close: nothing reconnects (S-31). */
  readonly close: () => void
  /** Asks the server to revoke the session, then closes within 1 s. */
  readonly logout: () => void
  /** Throws NotConnected while there is no open connection. */
  readonly send: (frame: ClientFrame) => void
}

/** The socket that keeps itself connected (S-29…S-35). */
export const createSocket = (options: SocketOptions): Socket => {
  const openWebSocket = options.openWebSocket ?? ((url, protocols) => new WebSocket(url, protocols))
  const random = options.random ?? Math.random
  let state: SocketState = 'idle'
  let connection: Connection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sessionId: string | undefined
  let firstAddress = 0
  let failedAttempts = 0
  /** Nothing but time stands between this and the next attempt. */
  let isResting = false
  let hasRenewed = false

  const enter = (next: SocketState): void => {
    if (state === next) return
    state = next
    options.onState(next)
  }

  const leave = (next: SocketState): void => {
    clearTimeout(timer)
    isResting = false
    connection?.close()
    connection = undefined
    enter(next)
  }

  const end = (reason: SessionEnd): void => {
    leave('ended')
    options.onSessionEnd(reason)
  }

  /** In the first cycle each address has its attempts, afterwards one at a time. */
  const addressesTried = (total: number): number =>
    failedAttempts < total * attemptsPerAddress
      ? Math.floor(failedAttempts / attemptsPerAddress)
      : failedAttempts - total * attemptsPerAddress

  const attempt = (): void => {
    clearTimeout(timer)
    isResting = false
    connection?.close()
    connection = undefined
    const addresses = options.addresses()
    const addressIndex = (firstAddress + addressesTried(addresses.length)) % addresses.length
    const address = addresses[addressIndex]
    if (address === undefined) return enter('stopped')
    // An attempt after the whole cycle failed is made quietly: what the screens say does not flicker.
    if (state !== 'stopped') enter('connecting')
    const token = options.token()
    let isGreeted = false
    const query = new URLSearchParams({ device_id: options.publicDeviceId, lang: options.language() })
    const webSocket = openAt(`${address}?${query}`, socketProtocols(token ?? ''))
    if (!webSocket) return afterClose(broken, token, false)
    const own = watchConnection(webSocket, {
      onFrame: (frame) => {
        if (connection !== own || frame.action === 'heart') return
        if (frame.action === 'force_logout') return obey(frame.data)
        const hello = frame.action === 'hello' ? syncEvents.hello.data.safeParse(frame.data).data : undefined
        if (!hello) return options.onFrame(frame)
        isGreeted = true
        firstAddress = addressIndex
        greet(hello)
      },
      onClosed: (code) => {
        if (connection !== own) return
        connection = undefined
        afterClose(code, token, isGreeted)
      },
    })
    connection = own
  }

  /** Undefined for an address that is none, which is a failed attempt like any other. */
  const openAt = (url: string, protocols: string[]): WebSocketLike | undefined => {
    try {
      return openWebSocket(url, protocols)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SyntaxError') return undefined
      throw error
    }
  }

  const greet = (hello: Hello): void => {
    failedAttempts = 0
    hasRenewed = false
    sessionId = hello.session_id
    enter('connected')
    options.onHello(hello)
  }

  const obey = (data: unknown): void => {
    const order = syncEvents.forceLogout.data.safeParse(data).data
    if (order && (order.session_id === sessionId || order.session_id === 'all')) {
      end({ code: order.code, message: order.msg })
    }
  }

  const afterClose = (code: number, token: string | undefined, wasGreeted: boolean): void => {
    switch (code) {
      case closeCodes.manual:
        return enter('idle')
      case closeCodes.replaced:
        return enter('replaced')
      case closeCodes.sessionEnded:
        return end({ code: refusalCodes.sessionRevoked, message: '' })
      case closeCodes.tooManyFrames:
        return reconnectAfter(tooManyFramesDelayMs)
      case closeCodes.tokenRefused:
        if (!hasRenewed) return renewAndReconnect(token)
    }
    if (!wasGreeted) failedAttempts += 1
    const hasFailedEverywhere = failedAttempts >= options.addresses().length * attemptsPerAddress
    rest(hasFailedEverywhere ? 'stopped' : 'waiting', hasFailedEverywhere ? patientDelayMs : reconnectDelayMs)
  }

  const rest = (next: 'waiting' | 'stopped', delayMs: number): void => {
    enter(next)
    isResting = true
    timer = setTimeout(attempt, delayMs * (1 - jitter + 2 * jitter * random()))
  }

  const reconnectAfter = (delayMs: number): void => {
    enter('waiting')
    timer = setTimeout(attempt, delayMs)
  }

  /** Once per connection that was greeted, and not one of the attempts; a token refused again counts as a failure. */
  const renewAndReconnect = (token: string | undefined): void => {
    hasRenewed = true
    enter('waiting')
    options.renewToken(token).then(
      () => state === 'waiting' && attempt(),
      () => state === 'waiting' && leave('ended'),
    )
  }

  const connect: Socket['connect'] = () => {
    if (state === 'connecting' || state === 'connected' || state === 'waiting') return alreadyOpen
    if (state === 'stopped') enter('connecting')
    failedAttempts = 0
    hasRenewed = false
    attempt()
    return 0
  }

  const send: Socket['send'] = (frame) => {
    if (!connection?.send(frame)) throw new NotConnected()
  }

  return {
    connect,
    resume: () => {
      if (state === 'stopped') connect()
      else if (isResting) attempt()
    },
    close: () => leave('idle'),
    logout: () => {
      const last = connection
      connection = undefined
      last?.send({ action: 'logout' })
      setTimeout(() => last?.close(), logoutPatienceMs)
      leave('idle')
    },
    send,
  }
}
