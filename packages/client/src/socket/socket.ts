import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import type { SessionEnd } from '../session-tokens.ts'
import { createAddressCycle } from './address-cycle.ts'
import { broken, type Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import { createReconnection } from './reconnection.ts'
import { type ConnectingDevice, connectToServer, type ForceLogout, type Hello } from './server-connection.ts'
import { createCurrentState, type SocketState } from './socket-state.ts'

/** Answer of `connect` when a connection exists or is on its way, which counts as connected (S-34). */
export const alreadyOpen = -1402

export interface SocketOptions extends ConnectingDevice {
  /** Absolute ws addresses, read at every attempt, since a new configuration may change them. */
  readonly addresses: () => readonly string[]
  readonly token: () => string | undefined
  /** Gets a token other than the refused one; rejects when the session is over. */
  readonly renewToken: (refusedToken: string | undefined) => Promise<unknown>
  readonly onState: (state: SocketState) => void
  /** Runs at every `hello`: the device asks for heads (socket.md 3.3). */
  readonly onHello: (hello: Hello) => void
  /** Every frame but hello, heart and force_logout. */
  readonly onFrame: (frame: Frame) => void
  /** The server ended this session, by force_logout or 4403; runs once, and nothing reconnects. */
  readonly onSessionEnd: (end: SessionEnd) => void
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
  const addresses = createAddressCycle(options.addresses)
  const state = createCurrentState(options.onState)
  let connection: Connection | undefined
  let sessionId: string | undefined

  const drop = (): void => {
    reconnection.cancel()
    connection?.close()
    connection = undefined
  }

  const end = (reason: SessionEnd): void => {
    drop()
    state.enter('ended')
    options.onSessionEnd(reason)
  }

  const greet = (hello: Hello): void => {
    addresses.answered()
    reconnection.begin()
    sessionId = hello.session_id
    state.enter('connected')
    options.onHello(hello)
  }

  const obey = ({ session_id, code, msg }: ForceLogout): void => {
    if (session_id === sessionId || session_id === 'all') end({ code, message: msg })
  }

  const attempt = (): void => {
    drop()
    const address = addresses.next()
    if (address === undefined) return state.enter('stopped')
    // An attempt after the whole cycle failed is made quietly: what the screens say does not flicker.
    if (!state.is('stopped')) state.enter('connecting')
    const token = options.token()
    const onClosed = (code: number, wasGreeted: boolean): void => {
      connection = undefined
      reconnection.afterClose(code, token, wasGreeted)
    }
    const events = { onHello: greet, onForceLogout: obey, onFrame: options.onFrame, onClosed }
    connection = connectToServer(options, { address, token: token ?? '', ...events })
    // An address that is none is a failed attempt like any other.
    if (!connection) onClosed(broken, false)
  }

  const reconnection = createReconnection({ ...options, addresses, attempt, state, endSession: end })

  const connect: Socket['connect'] = () => {
    if (state.is('connecting', 'connected', 'waiting')) return alreadyOpen
    if (state.is('stopped')) state.enter('connecting')
    addresses.restart()
    reconnection.begin()
    attempt()
    return 0
  }

  return {
    connect,
    resume: () => {
      if (state.is('stopped')) connect()
      else if (reconnection.isResting()) attempt()
    },
    close: () => {
      drop()
      state.enter('idle')
    },
    logout: () => {
      connection?.closeAfter({ action: 'logout' })
      connection = undefined
      drop()
      state.enter('idle')
    },
    send: (frame) => {
      if (!connection?.send(frame)) throw new NotConnected()
    },
  }
}
