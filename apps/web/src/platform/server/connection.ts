import type { SocketState } from '@cliffhanger/client/socket/socket-state.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { preparePublicDeviceId } from '../session/device.ts'
import { openTabTopic } from '../storage/tab-channel.ts'
import { ignoreQuietly } from './call-failure.ts'
import { listenToSocket, socket } from './socket.ts'

/** The state of the connection, as the tab that holds it tells the others; what they ask of that tab. */
const stateTopic = openTabTopic(
  'socket-state',
  z.object({ state: z.enum(['idle', 'connecting', 'connected', 'waiting', 'stopped', 'replaced', 'ended']) }),
)
const stateWantedTopic = openTabTopic('state-wanted', z.object({}))
const reconnectTopic = openTabTopic('reconnect', z.object({}))

const useStore = create<{ readonly state: SocketState }>(() => ({ state: 'idle' }))

/** State of the device's one connection, whichever tab holds it. */
export const useConnection = (): SocketState => useStore(({ state }) => state)

let isLeading = false

/** A page that was just opened connects in a moment, and says nothing about it until this has passed. */
const openingMs = 2000
let opening: ReturnType<typeof setTimeout> | undefined

/** Shows a state; the first moments of a page's first connection look as before. `onShown` hears of it. */
const show = (state: SocketState, onShown = (): void => undefined): void => {
  clearTimeout(opening)
  const set = (): void => {
    useStore.setState({ state })
    onShown()
  }
  if (state === 'connecting' && useStore.getState().state === 'idle') opening = setTimeout(set, openingMs)
  else set()
}

/** A tap on the line of a lost connection starts a new cycle (S-35). */
export const reconnect = (): void => {
  if (isLeading) socket.connect()
  else reconnectTopic.notify({})
}

/** Follows the connection of the leading tab. */
export const followConnection = (): (() => void) => {
  const stop = stateTopic.hear(({ state }) => {
    if (!isLeading) show(state)
  })
  stateWantedTopic.notify({})
  return stop
}

/** Without a public id, which may have to be loaded, the server takes that of the session. */
const connectFirst = async (): Promise<void> => {
  await preparePublicDeviceId().catch(ignoreQuietly)
  if (isLeading) socket.connect()
}

/** Connects, and lets the other tabs follow; the returned function closes the connection. */
export const holdConnection = (): (() => void) => {
  isLeading = true
  const notify = (): void => stateTopic.notify({ state: useStore.getState().state })
  const stopListening = listenToSocket({
    onState: (state) => show(state, notify),
  })
  const stopAnswering = stateWantedTopic.hear(notify)
  const stopReconnecting = reconnectTopic.hear(() => socket.connect())
  void connectFirst()
  return () => {
    socket.close()
    stopListening()
    stopAnswering()
    stopReconnecting()
    isLeading = false
  }
}
