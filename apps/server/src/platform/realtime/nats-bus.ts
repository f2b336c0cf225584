import { connect, type Subscription } from '@nats-io/transport-node'
import { type Bus, bytesOf, Subscribers } from './bus.ts'

export interface NatsBusOptions {
  /** Addresses separated by commas. */
  readonly url: string
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

/** Everything of ours begins with this, so that a NATS server can be shared. */
const prefix = 'cliffhanger.'
const reconnectWaitMs = 500

/**
 * The bus of several processes. What this process publishes reaches its own subscribers directly, so its sockets miss nothing
 * while NATS is away; what other processes publish is lost then, and `onLost` tells when NATS is back.
 */
export async function openNatsBus({ url, log }: NatsBusOptions): Promise<Bus> {
  const servers = url.split(',').map((address) => address.trim())
  const connection = await connect({
    servers,
    name: 'cliffhanger',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectWaitMs,
    pingInterval: 10_000,
    maxPingOut: 2,
  }).catch((error: unknown) => {
    const places = servers.map((address) => address.replace(/^.*@/, '')).join(', ')
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Setting NATS_URL: no server answers at ${places} (${reason}).`, { cause: error })
  })
  const subscribers = new Subscribers()
  const subscriptions = new Map<string, Subscription>()
  const lostHandlers: (() => void)[] = []
  let isAway = false
  void watch()

  /** Logs the state of the connection until it is closed, and tells when it is back after a loss. */
  async function watch(): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        isAway = true
        log.warn({ server: status.server }, 'NATS is away')
      } else if (status.type === 'reconnect') {
        isAway = false
        log.warn({ server: status.server }, 'NATS is back')
        for (const handler of lostHandlers) handler()
      }
    }
  }

  return {
    publish(subject, payload) {
      subscribers.deliver(subject, bytesOf(payload))
      // The client would keep what is published while NATS is away, without bound.
      if (isAway || connection.isClosed()) return
      try {
        connection.publish(prefix + subject, payload)
      } catch (error) {
        log.error({ err: error, subject }, 'NATS did not take a payload')
      }
    },
    subscribe(subject, handler) {
      if (subscribers.add(subject, handler)) {
        const callback = (error: Error | null, { data }: { data: Uint8Array }) => {
          if (error) log.error({ err: error, subject }, 'a NATS subscription failed')
          else subscribers.deliver(subject, bytesOf(data))
        }
        subscriptions.set(subject, connection.subscribe(prefix + subject, { callback }))
      }
      return () => {
        if (!subscribers.remove(subject, handler)) return
        subscriptions.get(subject)?.unsubscribe()
        subscriptions.delete(subject)
      }
    },
    onLost: (handler) => void lostHandlers.push(handler),
    isConnected: () => !isAway && !connection.isClosed(),
    async close() {
      subscribers.clear()
      await connection.close()
    },
  }
}
