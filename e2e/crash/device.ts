import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { createSocket, type Socket } from '@cliffhanger/client/socket/socket.ts'
import { type LiveSync, startLiveSync } from '@cliffhanger/client/sync/live-sync.ts'
import { MemoryStore } from '@cliffhanger/client/testing/memory-store.ts'
import { MemoryTokens } from '@cliffhanger/client/testing/memory-tokens.ts'
import { createTokenRefresher } from '@cliffhanger/client/token-refresher.ts'
import { createTransport, type Transport } from '@cliffhanger/client/transport.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'

/** A device of a member as the product builds one: the same transport, socket and sync, on a store in memory. */
export class Device {
  readonly userId: number
  readonly store = new MemoryStore()
  /** Result of every acknowledged message, by its local_id. */
  readonly acknowledged = new Map<string, number>()
  /** What it met instead of an answer while it sent. */
  readonly errors: (TransportError | Refused)[] = []
  readonly call: Transport
  readonly #socket: Socket
  readonly #sync: LiveSync

  private constructor(url: string, userId: number, tokens: MemoryTokens) {
    this.userId = userId
    const refresher = createTokenRefresher({
      tokens,
      requestPair: () => Promise.reject(new Error('no refresh in this test')),
      onSessionEnd: () => {},
    })
    this.call = createTransport({ baseUrl: () => url, language: () => 'en', tokens, refresher })
    const publicDeviceId = randomUUID()
    const socket = createSocket({
      addresses: () => [`${url.replace('http', 'ws')}/ws`],
      token: () => tokens.read()?.accessToken,
      renewToken: () => Promise.reject(new Error('no refresh in this test')),
      publicDeviceId: () => publicDeviceId,
      language: () => 'en',
      onState: (state) => this.#sync.onState(state),
      onHello: () => this.#sync.onHello(),
      onFrame: (frame) => this.#sync.onFrame(frame),
      onSessionEnd: () => {},
    })
    this.#socket = socket
    this.#sync = startLiveSync({
      store: this.store,
      send: (frame) => socket.send(frame),
      call: this.call,
      onTransient: () => {},
      onError: () => {},
    })
    this.#socket.connect()
  }

  /** Signs a new member in and connects. */
  static async create(url: string): Promise<Device> {
    const tokens = new MemoryTokens()
    const refresher = createTokenRefresher({
      tokens,
      requestPair: () => Promise.reject(new Error('no token yet')),
      onSessionEnd: () => {},
    })
    const call = createTransport({ baseUrl: () => url, language: () => 'en', tokens, refresher })
    const { access_token, refresh_token, user_info } = await call(sessionCalls.signInByDevice, {
      plat_code: 'demo',
      device_type: 'h5',
      device_os: 'Linux',
      device_id: randomUUID(),
    })
    if (!access_token || !refresh_token) throw new Error('a new device got no tokens')
    tokens.write({ accessToken: access_token, refreshToken: refresh_token })
    return new Device(url, user_info.user_id, tokens)
  }

  async befriend(other: Device): Promise<void> {
    await this.call(friendsCalls.requestFriendship, { friend_id: other.userId })
    await other.call(friendsCalls.requestFriendship, { friend_id: this.userId })
  }

  /** Sends as the outbox does: the same local_id again until there is an answer, whatever becomes of the server. */
  async send(peerId: number, content: string, deadlineMs: number): Promise<void> {
    const localId = randomUUID()
    const contentText = JSON.stringify([{ text: { content } }])
    for (;;) {
      try {
        const stored = await this.call(chatCalls.sendPrivateMessage, {
          local_id: localId,
          target_id: peerId,
          content_text: contentText,
        })
        this.acknowledged.set(localId, stored.msg_id)
        return
      } catch (error) {
        const isPassing = error instanceof TransportError || (error instanceof Refused && error.is('tooManyRequests'))
        if (!isPassing || Date.now() > deadlineMs) throw error
        this.errors.push(error)
        await sleep(50)
      }
    }
  }

  /** Comes back to the foreground, as a member does who wonders why nothing moves. */
  wake(): void {
    this.#socket.resume()
    this.#sync.refresh()
  }

  async close(): Promise<void> {
    this.#socket.close()
    await this.#sync.stop()
  }
}
