import { vi } from 'vitest'
import { createSocket, type Socket } from '../socket/socket.ts'
import type { SocketState } from '../socket/socket-state.ts'
import { FakeWebSocket } from './fake-web-socket.ts'

/** One device with a socket, and all that came of it; under fake timers. */
export class SocketDevice {
  readonly opened: FakeWebSocket[] = []
  readonly states: SocketState[] = []
  readonly frames: string[] = []
  readonly endings: { code: number; message: string }[] = []
  readonly socket: Socket
  addresses: readonly string[] = ['ws://a/ws']
  token = 'first'
  /** In the middle: delays are as written. */
  random = 0.5
  renewToken = async (): Promise<void> => {
    this.token = 'second'
  }

  constructor() {
    this.socket = createSocket({
      addresses: () => this.addresses,
      token: () => this.token,
      renewToken: () => this.renewToken(),
      publicDeviceId: () => 'device-1',
      language: () => 'vi',
      onState: (state) => this.states.push(state),
      onHello: ({ session_id }) => this.frames.push(`hello ${session_id}`),
      onFrame: ({ action }) => this.frames.push(action),
      onSessionEnd: (end) => this.endings.push(end),
      openWebSocket: (url, protocols) => this.#open(url, protocols),
      random: () => this.random,
    })
  }

  start(addresses = this.addresses): void {
    this.addresses = addresses
    this.socket.connect()
  }

  get state(): SocketState | undefined {
    return this.states.at(-1)
  }

  get latest(): FakeWebSocket {
    const webSocket = this.opened.at(-1)
    if (!webSocket) throw new Error('nothing was opened')
    return webSocket
  }

  /** Lets attempts fail until nothing reconnects soon any more; tells the host of each attempt. */
  failAll(): string[] {
    const first = this.opened.length - 1
    for (let count = -1; count !== this.opened.length; vi.advanceTimersByTime(5000)) {
      count = this.opened.length
      this.latest.isClosedWith(1006)
    }
    return this.opened.slice(first).map(({ url }) => new URL(url).host)
  }

  #open(url: string, protocols: readonly string[]): FakeWebSocket {
    if (!url.startsWith('ws')) throw new DOMException('no address', 'SyntaxError')
    const webSocket = new FakeWebSocket(url, protocols)
    this.opened.push(webSocket)
    return webSocket
  }
}
