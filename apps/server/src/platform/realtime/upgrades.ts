import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCodes, offeredToken, socketProtocol } from '@cliffhanger/contract/sync/events.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Authentication, MemberCaller } from '../http/callers.ts'
import { type Proxies, proxiesOf } from '../http/proxies.ts'
import { Refusal } from '../http/refusal.ts'

/** A WebSocket whose caller is known. */
export interface Upgraded {
  readonly socket: WebSocket
  /** What the socket reads and writes through. */
  readonly stream: Duplex
  readonly caller: MemberCaller
  readonly query: URLSearchParams
}

const path = '/ws'
/** Sockets opened from one address in one process; many members may share one. */
const opensPerAddress = '1200/min'

/** Makes WebSockets of the HTTP requests that ask for one: who calls, and whether they may. */
export class Upgrades {
  readonly #context: Pick<ServerContext, 'limits' | 'log'>
  readonly #proxies: Proxies
  readonly #authenticate: Authentication['member']
  readonly #open: (upgraded: Upgraded) => void
  #isClosed = false
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: 64 * 1024,
    // A browser that offers subprotocols wants one of them back; never the one that holds the token.
    handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
  })

  constructor(context: ServerContext, authenticate: Authentication['member'], open: (upgraded: Upgraded) => void) {
    this.#context = context
    this.#proxies = proxiesOf(context.settings)
    this.#authenticate = authenticate
    this.#open = open
  }

  /** Refuses every upgrade from now on. */
  close(): void {
    this.#isClosed = true
  }

  handle(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.#upgrade(request, stream, head).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return refuseUpgrade(stream, '503 Service Unavailable')
      this.#context.log.error({ err: error }, 'an upgrade failed')
      refuseUpgrade(stream, '500 Internal Server Error')
    })
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gateway')
    if (url.pathname !== path) return refuseUpgrade(stream, '404 Not Found')
    if (this.#isClosed) return refuseUpgrade(stream, '503 Service Unavailable')
    if (!(await this.#mayOpen(this.#proxies.addressOf(request)))) return refuseUpgrade(stream, '429 Too Many Requests')
    const token = offeredToken(request.headers['sec-websocket-protocol'] ?? '') || url.searchParams.get('token')
    if (!token) return refuseUpgrade(stream, '401 Unauthorized')
    stream.on('error', ignoreBrokenStream)
    const known = await this.#identify(token)
    if (stream.destroyed) return
    this.#webSockets.handleUpgrade(request, stream, head, (socket) => {
      if ('closeCode' in known) return socket.close(known.closeCode)
      this.#open({ socket, stream, caller: known.caller, query: url.searchParams })
    })
  }

  #mayOpen(address: string): Promise<boolean> {
    return this.#context.limits.take('socket', opensPerAddress, address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  /** A browser cannot read the HTTP status of a refused upgrade, so a token it should renew is refused by a close code. */
  async #identify(token: string): Promise<{ caller: MemberCaller } | { closeCode: number }> {
    try {
      return { caller: await this.#authenticate(token) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const hasEnded = error.refusal === 'sessionRevoked' || error.refusal === 'accountDisabledSession'
      return { closeCode: hasEnded ? closeCodes.sessionEnded : closeCodes.tokenRefused }
    }
  }
}

/** The close event follows and says all that matters. */
const ignoreBrokenStream = (): void => undefined

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.on('error', ignoreBrokenStream)
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
