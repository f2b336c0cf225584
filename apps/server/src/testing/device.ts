import { once } from 'node:events'
import type { Envelope } from '@cliffhanger/contract/call.ts'
import { socketProtocols } from '@cliffhanger/contract/sync/events.ts'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** A frame as it arrived; `data` is whatever the action carries. */
export interface ReceivedFrame {
  readonly action: string
  readonly stream?: string
  readonly seq?: number
  readonly ts?: number
  readonly data?: Envelope['data']
}

/** A device with a socket, which remembers everything it is told. */
export class Device {
  readonly frames: ReceivedFrame[] = []
  readonly isBinary: boolean[] = []
  closeCode: number | undefined
  readonly socket: WebSocket

  private constructor(url: string, protocols: string[] = []) {
    this.socket = new WebSocket(url, protocols)
    this.socket.on('message', (bytes: Buffer, isBinary) => {
      this.isBinary.push(isBinary)
      this.frames.push(JSON.parse(bytes.toString()))
    })
    this.socket.on('close', (code) => {
      this.closeCode = code
    })
    this.socket.on('error', () => undefined)
  }

  /** Connects; rejects when the upgrade is refused. */
  static async connect(socketUrl: string, token: string, deviceId?: string): Promise<Device> {
    const query = new URLSearchParams({ token, ...(deviceId && { device_id: deviceId }) })
    const device = new Device(`${socketUrl}?${query}`)
    await once(device.socket, 'open')
    return device
  }

  /** Connects as our own client does, with its token among the subprotocols. */
  static async offering(socketUrl: string, token: string, deviceId: string): Promise<Device> {
    const device = new Device(`${socketUrl}?${new URLSearchParams({ device_id: deviceId })}`, socketProtocols(token))
    await once(device.socket, 'open')
    return device
  }

  /** Connects and waits for hello. */
  static async greeted(socketUrl: string, token: string, deviceId?: string): Promise<Device> {
    const device = await Device.connect(socketUrl, token, deviceId)
    await device.next('hello')
    return device
  }

  notify(frame: object): void {
    this.socket.send(Buffer.from(JSON.stringify(frame)))
  }

  heard(action: string): ReceivedFrame[] {
    return this.frames.filter((frame) => frame.action === action)
  }

  /** The first frame of this action that was not taken by an earlier `next`. */
  next(action: string): Promise<ReceivedFrame> {
    return vi.waitFor(
      () => {
        const index = this.frames.findIndex((frame) => frame.action === action)
        const [frame] = index < 0 ? [] : this.frames.splice(index, 1)
        if (!frame)
          throw new Error(`No ${action} among ${this.frames.map((one) => one.action).join()}; closed ${this.closeCode}`)
        return frame
      },
      { timeout: 30_000, interval: 10 },
    )
  }

  closed(): Promise<number> {
    return vi.waitFor(
      () => {
        if (this.closeCode === undefined) throw new Error('Still open')
        return this.closeCode
      },
      { timeout: 30_000, interval: 10 },
    )
  }

  /** Everything the server sent before now has arrived: the answer to a heartbeat comes after it. */
  async settled(): Promise<void> {
    this.notify({ action: 'heart' })
    await this.next('heart')
  }

  leave(): void {
    this.socket.close(1000)
  }
}
