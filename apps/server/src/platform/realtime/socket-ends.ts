import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { closeCodes, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { refusalText } from '@cliffhanger/i18n/server-texts.ts'
import type { Clock } from '../clock.ts'
import { onSessionEnded, type SessionEnded } from '../http/session-ended.ts'
import type { Bus } from './bus.ts'
import type { Connection } from './socket-connection.ts'
import type { Sockets } from './sockets.ts'

/** A socket was opened, in any process. */
interface Opened {
  readonly userId: number
  readonly deviceId: string
  readonly serial: string
}

const openedSubject = 'socket.opened'
/** Of one member at one process; whoever opens more loses the oldest. */
const socketsPerMember = 20
const silenceLimitMs = 45_000
const sweepMs = 1000

/** Closes the sockets of this process that have to go: replaced by a newer one, of an ended login session, or silent. */
export class SocketEnds {
  readonly #bus: Bus
  readonly #clock: Clock
  readonly #sockets: Sockets
  readonly #stops: readonly (() => void)[]
  readonly #sweeper: NodeJS.Timeout

  constructor(bus: Bus, clock: Clock, sockets: Sockets) {
    this.#bus = bus
    this.#clock = clock
    this.#sockets = sockets
    this.#stops = [
      bus.subscribe(openedSubject, (payload) => this.#replaceOlder(JSON.parse(payload.toString()))),
      onSessionEnded(bus, (ended) => this.endSession(ended)),
    ]
    this.#sweeper = setInterval(() => this.#closeSilent(), sweepMs).unref()
  }

  /** This socket was opened and is among the others: it replaces that of its device, and the oldest of too many. */
  opened({ caller: { userId }, deviceId, serial }: Connection): void {
    const [oldest, ...newer] = this.#sockets.of(userId)
    if (newer.length >= socketsPerMember) oldest?.close(closeCodes.replaced)
    this.#bus.publish(openedSubject, JSON.stringify({ userId, deviceId, serial } satisfies Opened))
  }

  endSession({ userId, sessionId, reason }: SessionEnded): void {
    for (const connection of this.#sockets.of(userId)) {
      if (connection.caller.sessionId !== sessionId || connection.isLeaving) continue
      const data = {
        code: refusalCodes[reason],
        msg: refusalText(connection.language, reason),
        session_id: String(sessionId),
      }
      connection.notify({ action: syncEvents.forceLogout.action, ts: this.#clock(), data })
      connection.close(closeCodes.sessionEnded)
    }
  }

  close(): void {
    clearInterval(this.#sweeper)
    for (const stop of this.#stops) stop()
  }

  /** One socket per device: a newer one, in whatever process, closes the older. */
  #replaceOlder(opened: Opened): void {
    for (const connection of this.#sockets.of(opened.userId))
      if (connection.deviceId === opened.deviceId && connection.serial < opened.serial)
        connection.close(closeCodes.replaced)
  }

  #closeSilent(): void {
    const silentSinceMs = this.#clock() - silenceLimitMs
    for (const connection of this.#sockets.all())
      if (connection.lastHeardMs < silentSinceMs) connection.close(closeCodes.noHeartbeat)
  }
}
