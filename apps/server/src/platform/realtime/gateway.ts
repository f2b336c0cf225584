import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { closeCodes, offeredToken, socketProtocol, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { refusalText } from '@cliffhanger/i18n/server-texts.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Authentication, MemberCaller } from '../http/callers.ts'
import { proxiesOf } from '../http/proxies.ts'
import { Refusal } from '../http/refusal.ts'
import { onSessionEnded, type SessionEnded } from '../http/session-ended.ts'
import { type GroupSocketNeeds, GroupSockets } from './group-sockets.ts'
import { Presence } from './presence.ts'
import { Connection } from './socket-connection.ts'
import { replyFrame, type SocketAnswers } from './socket-questions.ts'
import { Sockets } from './sockets.ts'

/** What a gateway needs of its neighbours. */
export interface GatewayNeeds extends SocketAnswers, GroupSocketNeeds {
  readonly authenticate: Authentication['member']
  epoch(): Promise<string>
  /** Those of these login sessions that have ended. */
  endedAmong(sessionIds: readonly number[]): Promise<readonly SessionEnded[]>
}

/** The sockets of one process. */
export interface Gateway {
  /** Takes the upgrades of `/ws` on this server. */
  attach(server: Server): void
  readonly presence: Presence
  /** Takes no more sockets and closes those there are (1001), spread over `ms` so that their devices do not all return at once. */
  drain(ms: number): Promise<void>
}

const path = '/ws'
const heartMs = 2500
const silenceLimitMs = 45_000
const sweepMs = 1000
/** Of one member at one process; whoever opens more loses the oldest. */
const socketsPerMember = 20
/** Sockets opened from one address in one process; many members may share one. */
const opensPerAddress = '1200/min'
/** After a lost bus, devices ask for heads again; spread, because all of them do. */
const helloSpreadMs = 5000
const goingAway = 1001
const tryAgainLater = 1013
const openedSubject = 'socket.opened'

export function createGateway(context: ServerContext, needs: GatewayNeeds): Gateway {
  const { bus, clock, limits, log, metrics } = context
  const proxies = proxiesOf(context.settings)
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: 64 * 1024,
    // A browser that offers subprotocols wants one of them back; never the one that holds the token.
    handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
  })
  const sockets = new Sockets(bus)
  const presence = new Presence(bus, clock)
  const groups = new GroupSockets(bus, sockets, needs, (error) =>
    log.error({ err: error }, 'frames of a group could not be delivered'),
  )
  const countWrite = () => metrics.frames.inc()
  let isDraining = false
  const stops = [bus.subscribe(openedSubject, replaceOlder), onSessionEnded(bus, endSession)]
  bus.onLost(
    () => void makeGood().catch((error: unknown) => log.error({ err: error }, 'a lost bus could not be made good')),
  )
  const sweeper = setInterval(closeSilent, sweepMs).unref()

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gateway')
    if (url.pathname !== path) return refuseUpgrade(stream, '404 Not Found')
    if (isDraining) return refuseUpgrade(stream, '503 Service Unavailable')
    if (!(await mayOpen(proxies.addressOf(request)))) return refuseUpgrade(stream, '429 Too Many Requests')
    const token = offeredToken(request.headers['sec-websocket-protocol'] ?? '') || url.searchParams.get('token')
    if (!token) return refuseUpgrade(stream, '401 Unauthorized')
    stream.on('error', ignoreBrokenStream)
    const known = await authenticate(token)
    if (stream.destroyed) return
    webSockets.handleUpgrade(request, stream, head, (socket) => {
      if ('closeCode' in known) return socket.close(known.closeCode)
      open(socket, stream, known.caller, url.searchParams)
    })
  }

  const mayOpen = (address: string): Promise<boolean> =>
    limits.take('socket', opensPerAddress, address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )

  /** A browser cannot read the HTTP status of a refused upgrade, so a token it should renew is refused by a close code. */
  async function authenticate(token: string): Promise<{ caller: MemberCaller } | { closeCode: number }> {
    try {
      return { caller: await needs.authenticate(token) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const hasEnded = error.refusal === 'sessionRevoked' || error.refusal === 'accountDisabledSession'
      return { closeCode: hasEnded ? closeCodes.sessionEnded : closeCodes.tokenRefused }
    }
  }

  function open(socket: WebSocket, stream: Duplex, caller: MemberCaller, query: URLSearchParams): void {
    const nowMs = clock()
    const connection = new Connection(socket, stream, {
      caller,
      deviceId: query.get('device_id')?.slice(0, 128) || caller.deviceId,
      language: languageOf(query.get('lang') ?? undefined),
      serial: `${String(nowMs).padStart(16, '0')}-${randomUUID()}`,
      nowMs,
      countWrite,
    })
    socket.on('error', ignoreBrokenStream)
    socket.on('close', (code) => {
      metrics.socketCloses.inc({ code })
      leave(connection)
    })
    socket.on('message', (bytes: Buffer) => {
      replyFrame(context, needs, connection, bytes).catch((error: unknown) => {
        log.error({ err: error }, 'a frame failed')
        connection.close(1011)
      })
    })
    if (sockets.add(connection)) presence.arrive(caller.userId)
    const [oldest, ...newer] = sockets.of(caller.userId)
    if (newer.length >= socketsPerMember) oldest?.close(closeCodes.replaced)
    metrics.sockets.set(sockets.size)
    const { userId } = caller
    bus.publish(openedSubject, JSON.stringify({ userId, deviceId: connection.deviceId, serial: connection.serial }))
    void greet(connection)
  }

  function leave(connection: Connection): void {
    const { userId } = connection.caller
    if (sockets.remove(connection)) {
      presence.leave(userId)
      groups.leave(userId)
    }
    metrics.sockets.set(sockets.size)
  }

  async function greet(connection: Connection): Promise<void> {
    const { userId, sessionId } = connection.caller
    try {
      // After the greeting the client requests heads. Its groups must be registered before that, so that it misses no later event.
      await groups.arrive(userId)
      const data = {
        epoch: await needs.epoch(),
        server_time: clock(),
        session_id: String(sessionId),
        user_id: userId,
        heart_ms: heartMs,
      }
      connection.notify({ action: syncEvents.hello.action, ts: data.server_time, data })
    } catch (error) {
      // A database that is away is logged once, by its pulse; the device tries again.
      if (error instanceof DatabaseUnavailable) return connection.close(tryAgainLater)
      log.error({ err: error }, 'a socket could not be greeted')
      connection.close(1011)
    }
  }

  /** After a loss of the bus: sessions may have ended unheard, and every device may have missed frames, so each is greeted again. */
  async function makeGood(): Promise<void> {
    const connections = [...sockets.all()]
    for (const connection of connections)
      setTimeout(() => void greet(connection), Math.random() * helloSpreadMs).unref()
    const sessionIds = [...new Set(connections.map(({ caller }) => caller.sessionId))]
    for (const ended of await needs.endedAmong(sessionIds)) endSession(ended)
  }

  /** One socket per device: a newer one, in whatever process, closes the older. */
  function replaceOlder(payload: Buffer): void {
    const opened: { userId: number; deviceId: string; serial: string } = JSON.parse(payload.toString())
    for (const connection of sockets.of(opened.userId))
      if (connection.deviceId === opened.deviceId && connection.serial < opened.serial)
        connection.close(closeCodes.replaced)
  }

  function endSession({ userId, sessionId, reason }: SessionEnded): void {
    for (const connection of sockets.of(userId)) {
      if (connection.caller.sessionId !== sessionId || connection.isLeaving) continue
      const data = {
        code: refusalCodes[reason],
        msg: refusalText(connection.language, reason),
        session_id: String(sessionId),
      }
      connection.notify({ action: syncEvents.forceLogout.action, ts: clock(), data })
      connection.close(closeCodes.sessionEnded)
    }
  }

  function closeSilent(): void {
    const silentSinceMs = clock() - silenceLimitMs
    for (const connection of sockets.all())
      if (connection.lastHeardMs < silentSinceMs) connection.close(closeCodes.noHeartbeat)
  }

  return {
    presence,
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        upgrade(request, stream, head).catch((error: unknown) => {
          if (error instanceof DatabaseUnavailable) return refuseUpgrade(stream, '503 Service Unavailable')
          log.error({ err: error }, 'an upgrade failed')
          refuseUpgrade(stream, '500 Internal Server Error')
        })
      })
    },
    async drain(ms) {
      isDraining = true
      for (const connection of sockets.all()) setTimeout(() => connection.close(goingAway), Math.random() * ms)
      for (let waitedMs = 0; sockets.size > 0 && waitedMs < ms + 1000; waitedMs += 20) await sleep(20)
      for (const connection of [...sockets.all()]) connection.terminate()
      clearInterval(sweeper)
      for (const stop of stops) stop()
      groups.close()
      sockets.close()
      presence.close()
    },
  }
}

/** The close event follows and says all that matters. */
const ignoreBrokenStream = (): void => undefined

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.on('error', ignoreBrokenStream)
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
