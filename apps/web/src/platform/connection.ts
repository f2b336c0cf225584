import type { SocketState } from '@cliffhanger/client/socket.ts'
import { create } from 'zustand'
import { listenToSocket, socket } from './socket.ts'
import { hearTabs, tellTabs } from './tab-channel.ts'

const useStore = create<{ readonly state: SocketState }>(() => ({ state: 'idle' }))

/** State of the device's one connection, whichever tab holds it. */
export const useConnection = (): SocketState => useStore(({ state }) => state)

let isLeading = false

const show = (state: SocketState): void => useStore.setState({ state })

/** A tap on the line of a lost connection starts a new cycle (S-35). */
export const reconnect = (): void => {
  if (isLeading) socket.connect()
  else tellTabs({ kind: 'reconnect' })
}

/** Follows the connection of the leading tab. */
export const followConnection = (): (() => void) => {
  const stop = hearTabs((message) => {
    if (message.kind === 'socket-state' && !isLeading) show(message.state)
  })
  tellTabs({ kind: 'state-wanted' })
  return stop
}

/** Connects, and lets the other tabs follow; the returned function closes the connection. */
export const holdConnection = (): (() => void) => {
  isLeading = true
  const tell = (): void => tellTabs({ kind: 'socket-state', state: useStore.getState().state })
  const stopListening = listenToSocket({
    onState: (state) => {
      show(state)
      tell()
    },
  })
  const stopHearing = hearTabs((message) => {
    if (message.kind === 'state-wanted') tell()
    if (message.kind === 'reconnect') socket.connect()
  })
  socket.connect()
  return () => {
    socket.close()
    stopListening()
    stopHearing()
    isLeading = false
  }
}
