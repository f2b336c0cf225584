import type { EventData } from '@cliffhanger/contract/event.ts'
import { socketProtocols, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { type Connection, type WebSocketLike, watchConnection } from './connection.ts'
import type { Frame } from './frame.ts'

export type Hello = EventData<typeof syncEvents.hello>
export type ForceLogout = EventData<typeof syncEvents.forceLogout>

/** Who connects, and how. */
export interface ConnectingDevice {
  /** What the server may know the device by in an address: never its own id. */
  readonly publicDeviceId: () => string
  /** Language of the texts the server sends over the socket, such as why a session ended. */
  readonly language: () => string
  readonly openWebSocket?: (url: string, protocols: string[]) => WebSocketLike
}

interface ServerConnectionOptions {
  readonly address: string
  readonly token: string
  readonly onHello: (hello: Hello) => void
  readonly onForceLogout: (order: ForceLogout) => void
  /** Every other frame but hearts. */
  readonly onFrame: (frame: Frame) => void
  /** Runs once unless the device closed it; `wasGreeted`: the server had said hello. */
  readonly onClosed: (code: number, wasGreeted: boolean) => void
}

/** A connection to the server; undefined for an address that is none. */
export const connectToServer = (
  device: ConnectingDevice,
  { address, token, onHello, onForceLogout, onFrame, onClosed }: ServerConnectionOptions,
): Connection | undefined => {
  const query = new URLSearchParams({ device_id: device.publicDeviceId(), lang: device.language() })
  const webSocket = openAt(device, `${address}?${query}`, socketProtocols(token))
  if (!webSocket) return undefined
  let isGreeted = false

  const obey = (data: unknown): void => {
    const order = syncEvents.forceLogout.data.safeParse(data).data
    if (order) onForceLogout(order)
  }

  return watchConnection(webSocket, {
    onFrame: (frame) => {
      if (frame.action === 'heart') return
      if (frame.action === 'force_logout') return obey(frame.data)
      const hello = frame.action === 'hello' ? syncEvents.hello.data.safeParse(frame.data).data : undefined
      if (!hello) return onFrame(frame)
      isGreeted = true
      onHello(hello)
    },
    onClosed: (code) => onClosed(code, isGreeted),
  })
}

const openAt = (
  { openWebSocket = (at, spoken) => new WebSocket(at, spoken) }: ConnectingDevice,
  url: string,
  protocols: string[],
): WebSocketLike | undefined => {
  try {
    return openWebSocket(url, protocols)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SyntaxError') return undefined
    throw error
  }
}
