import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Authentication } from '../http/callers.ts'
import type { SessionEnded } from '../http/session-ended.ts'
import { Presence } from './presence.ts'
import { type RoomNeeds, Rooms } from './rooms.ts'
import { Connection } from './socket-connection.ts'
import { SocketEnds } from './socket-ends.ts'
import { replyFrame, type SocketAnswers } from './socket-questions.ts'
import { Sockets } from './sockets.ts'
import { type Upgraded, Upgrades } from './upgrades.ts'

/** What a gateway needs of its neighbours. */
export interface GatewayNeeds extends SocketAnswers, RoomNeeds {
  readonly authenticate: Authentication['member']
  epoch(): Promise<string>
  /** Those of these login sessions that have ended. */
  endedAmong(sessionIds: readonly number[]): Promise<readonly SessionEnded[]>
}

const heartMs = 2500
/** After a lost bus, devices ask for heads again; spread, because all of them do. */
const helloSpreadMs = 5000
const goingAway = 1001
const tryAgainLater = 1013

/** The sockets of one process, from their opening to their end. */
export class Gateway {
  readonly presence: Presence
  readonly #context: ServerContext
  readonly #needs: GatewayNeeds
  readonly #sockets: Sockets
  readonly #rooms: Rooms
  readonly #ends: SocketEnds
  readonly #upgrades: Upgrades
  readonly #countWrite: () => void

  constructor(context: ServerContext, needs: GatewayNeeds) {
    const { bus, clock, log, metrics } = context
    this.#context = context
    this.#needs = needs
    this.#sockets = new Sockets(bus)
    this.presence = new Presence(bus, clock)
    this.#rooms = new Rooms(bus, this.#sockets, needs, (error) =>
      log.error({ err: error }, 'frames of a room could not be delivered'),
    )
    this.#ends = new SocketEnds(bus, clock, this.#sockets)
    this.#upgrades = new Upgrades(context, needs.authenticate, (upgraded) => this.#open(upgraded))
    this.#countWrite = () => metrics.frames.inc()
    bus.onLost(
      () =>
        void this.#makeGood().catch((error: unknown) => log.error({ err: error }, 'a lost bus could not be made good')),
    )
  }

  /** Takes the upgrades of `/ws` on this server. */
  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => this.#upgrades.handle(request, stream, head))
  }

  /** Takes no more sockets and closes those there are (1001), spread over `ms` so that their devices do not all return at once. */
  async drain(ms: number): Promise<void> {
    const sockets = this.#sockets
    this.#upgrades.close()
    for (const connection of sockets.all()) setTimeout(() => connection.close(goingAway), Math.random() * ms)
    for (let waitedMs = 0; sockets.size > 0 && waitedMs < ms + 1000; waitedMs += 20) await sleep(20)
    for (const connection of [...sockets.all()]) connection.terminate()
    this.#ends.close()
    this.#rooms.close()
    sockets.close()
    this.presence.close()
  }

  #open({ socket, stream, caller, query }: Upgraded): void {
    const { clock, log, metrics } = this.#context
    const nowMs = clock()
    const connection = new Connection(socket, stream, {
      caller,
      deviceId: query.get('device_id')?.slice(0, 128) || caller.deviceId,
      language: languageOf(query.get('lang') ?? undefined),
      serial: `${String(nowMs).padStart(16, '0')}-${randomUUID()}`,
      nowMs,
      countWrite: this.#countWrite,
    })
    // The close event follows and says all that matters.
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      metrics.socketCloses.inc({ code })
      this.#leave(connection)
    })
    socket.on('message', (bytes: Buffer) => {
      replyFrame(this.#context, this.#needs, connection, bytes).catch((error: unknown) => {
        log.error({ err: error }, 'a frame failed')
        connection.close(1011)
      })
    })
    if (this.#sockets.add(connection)) this.presence.arrive(caller.userId)
    metrics.sockets.set(this.#sockets.size)
    this.#ends.opened(connection)
    void this.#greet(connection)
  }

  #leave(connection: Connection): void {
    const { userId } = connection.caller
    if (this.#sockets.remove(connection)) {
      this.presence.leave(userId)
      this.#rooms.leave(userId)
    }
    this.#context.metrics.sockets.set(this.#sockets.size)
  }

  async #greet(connection: Connection): Promise<void> {
    const { userId, sessionId } = connection.caller
    const { clock, log } = this.#context
    try {
      // After the greeting the client requests heads. Its rooms must be registered before that, so that it misses no later event.
      await this.#rooms.arrive(userId)
      const data = {
        epoch: await this.#needs.epoch(),
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
  async #makeGood(): Promise<void> {
    const connections = [...this.#sockets.all()]
    for (const connection of connections)
      setTimeout(() => void this.#greet(connection), Math.random() * helloSpreadMs).unref()
    const sessionIds = [...new Set(connections.map(({ caller }) => caller.sessionId))]
    for (const ended of await this.#needs.endedAmong(sessionIds)) this.#ends.endSession(ended)
  }
}
