import type { Frame } from '@cliffhanger/client/socket/frame.ts'
import type { Hello } from '@cliffhanger/client/socket/server-connection.ts'
import { createSocket } from '@cliffhanger/client/socket/socket.ts'
import type { SocketState } from '@cliffhanger/client/socket/socket-state.ts'
import { create } from 'zustand'
import { publicDeviceId } from '../session/device.ts'
import { currentSession, sessionTokens } from '../session/session.ts'
import { currentLanguage } from '../texts.ts'
import { announceSessionEnd, refresher } from './client.ts'
import { socketBases } from './endpoints.ts'
import { record } from './request-log.ts'

/** Who listens to the socket: `onHello` at every connection, `onFrame` for everything that is not its own business,
 *  `onState` at every change of state. */
export interface SocketListener {
  readonly onHello?: (hello: Hello) => void
  readonly onFrame?: (frame: Frame) => void
  readonly onState?: (state: SocketState) => void
}

const listeners = new Set<SocketListener>()
const useState = create<{ readonly state: SocketState }>(() => ({ state: 'idle' }))

export const useSocketState = (): SocketState => useState(({ state }) => state)

/** Adds a listener; the returned function takes it away. */
export const listenToSocket = (listener: SocketListener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The one connection of this page. */
export const socket = createSocket({
  addresses: socketBases,
  token: () => currentSession()?.accessToken,
  renewToken: (refused) => refresher.renew(refused),
  publicDeviceId,
  language: currentLanguage,
  onState: (state) => {
    record({ atMs: Date.now(), kind: 'socket', text: state })
    useState.setState({ state })
    for (const listener of listeners) listener.onState?.(state)
  },
  onHello: (hello) => {
    for (const listener of listeners) listener.onHello?.(hello)
  },
  onFrame: (frame) => {
    for (const listener of listeners) listener.onFrame?.(frame)
  },
  onSessionEnd: (end) => {
    sessionTokens.clear()
    announceSessionEnd(end)
  },
})
