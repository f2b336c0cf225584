import { randomUUID } from 'node:crypto'
import type { Frame } from '@cliffhanger/client/socket/frame.ts'
import { createSocket, type Socket } from '@cliffhanger/client/socket/socket.ts'
import type { SocketState } from '@cliffhanger/client/socket/socket-state.ts'
import { type LiveSync, startLiveSync } from '@cliffhanger/client/sync/live-sync.ts'
import { MemoryTokens } from '@cliffhanger/client/testing/memory-tokens.ts'
import { createTokenRefresher } from '@cliffhanger/client/token-refresher.ts'
import { createTransport } from '@cliffhanger/client/transport.ts'
import { vi } from 'vitest'
import { MemberStore } from './member-store.ts'
import type { Member } from './members.ts'
import type { TestServer } from './server.ts'

/** What becomes of a frame on its way to the device: how many times it comes. */
type Fate = (frame: Frame) => number

const noToken = () => Promise.reject(new Error('no refresh in this test'))

/** A device of a member as the product builds one: its transport, socket and sync, on a store that a test can look into. */
export class MemberDevice {
  readonly member: Member
  readonly store: MemberStore
  /** Every frame the socket brought, also those that a test lost. */
  readonly frames: Frame[] = []
  state: SocketState = 'idle'
  fate: Fate = () => 1
  #server: TestServer
  readonly #socket: Socket
  readonly #sync: LiveSync

  constructor(member: Member, server: TestServer, store = new MemberStore(member.userId)) {
    this.member = member
    this.store = store
    this.#server = server
    const tokens = new MemoryTokens({ accessToken: member.token, refreshToken: member.refreshToken })
    const refresher = createTokenRefresher({ tokens, requestPair: noToken, onSessionEnd: () => undefined })
    const origin = () => `127.0.0.1:${this.#server.port}`
    const call = createTransport({ baseUrl: () => `http://${origin()}`, language: () => 'en', tokens, refresher })
    const publicDeviceId = randomUUID()
    const socket = createSocket({
      addresses: () => [`ws://${origin()}/ws`],
      token: () => member.token,
      renewToken: noToken,
      publicDeviceId: () => publicDeviceId,
      language: () => 'en',
      onState: (state) => {
        this.state = state
        this.#sync.onState(state)
      },
      onHello: () => this.#sync.onHello(),
      onFrame: (frame) => {
        this.frames.push(frame)
        for (let times = this.fate(frame); times > 0; times--) this.#sync.onFrame(frame)
      },
      onSessionEnd: () => undefined,
    })
    this.#socket = socket
    this.#sync = startLiveSync({
      store,
      call,
      send: (frame) => socket.send(frame),
      onTransient: () => undefined,
      // A round that fails while a process or the network is away is tried again with the next.
      onError: () => undefined,
    })
  }

  /** Connects to one of the processes and waits for its hello. */
  async connect(server: TestServer = this.#server): Promise<void> {
    this.open(server)
    await vi.waitFor(() => {
      if (this.state !== 'connected') throw new Error(`The device is ${this.state}`)
    }, patience)
  }

  /** Begins to connect, which a `disconnect` at the same moment may end. */
  open(server: TestServer = this.#server): void {
    this.#server = server
    this.#socket.connect()
  }

  disconnect(): void {
    this.#socket.close()
  }

  /** Asks for heads now, as at every return to the foreground. */
  wake(): void {
    this.#sync.refresh()
  }

  async close(): Promise<void> {
    this.#socket.close()
    await this.#sync.stop()
  }
}

export const patience = { timeout: 30_000, interval: 50 } as const

/** A new device of a member that has pulled everything the member may see. */
export async function freshDevice(member: Member, server: TestServer): Promise<MemberDevice> {
  const device = new MemberDevice(member, server)
  device.wake()
  await vi.waitFor(() => {
    if (!device.store.mark) throw new Error('The first round is under way')
  }, patience)
  return device
}
