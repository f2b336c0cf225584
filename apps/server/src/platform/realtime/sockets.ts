import type { Bus } from './bus.ts'
import type { Connection } from './socket-connection.ts'
import { binaryFrame } from './socket-frame.ts'
import { everyoneSubject, severalSubject, userSubject } from './stream-names.ts'
import type { TransientPush } from './streams.ts'

interface MemberSockets {
  readonly connections: Connection[]
  readonly unsubscribe: () => void
}

/** The sockets of this process, by member. Subscribes to a member's subject on the bus from their first socket to their last. */
export class Sockets {
  readonly #bus: Bus
  readonly #byUser = new Map<number, MemberSockets>()
  readonly #unsubscribe: readonly (() => void)[]
  #size = 0

  constructor(bus: Bus) {
    this.#bus = bus
    const toEveryone = bus.subscribe(everyoneSubject, (payload) => {
      const frame = binaryFrame(payload)
      for (const connection of this.all()) connection.write(frame)
    })
    const toSeveral = bus.subscribe(severalSubject, (payload) => {
      const pushes: TransientPush[] = JSON.parse(payload.toString())
      for (const { userId, frame } of pushes) {
        const connections = this.of(userId)
        if (connections.length === 0) continue
        const bytes = binaryFrame(Buffer.from(JSON.stringify(frame)))
        for (const connection of connections) connection.write(bytes)
      }
    })
    this.#unsubscribe = [toEveryone, toSeveral]
  }

  get size(): number {
    return this.#size
  }

  /** Returns whether it is the member's first. */
  add(connection: Connection): boolean {
    this.#size++
    const { userId } = connection.caller
    const known = this.#byUser.get(userId)
    if (known) {
      known.connections.push(connection)
      return false
    }
    const connections = [connection]
    const unsubscribe = this.#bus.subscribe(userSubject(userId), (payload) => {
      const frame = binaryFrame(payload)
      for (const one of connections) one.write(frame)
    })
    this.#byUser.set(userId, { connections, unsubscribe })
    return true
  }

  /** Returns whether it was the member's last. */
  remove(connection: Connection): boolean {
    const { userId } = connection.caller
    const known = this.#byUser.get(userId)
    const index = known?.connections.indexOf(connection) ?? -1
    if (!known || index < 0) return false
    this.#size--
    known.connections.splice(index, 1)
    if (known.connections.length > 0) return false
    known.unsubscribe()
    return this.#byUser.delete(userId)
  }

  of(userId: number): readonly Connection[] {
    return this.#byUser.get(userId)?.connections ?? []
  }

  users(): Iterable<number> {
    return this.#byUser.keys()
  }

  *all(): Iterable<Connection> {
    for (const { connections } of this.#byUser.values()) yield* connections
  }

  /** Stops hearing the bus. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
    for (const { unsubscribe } of this.#byUser.values()) unsubscribe()
  }
}
