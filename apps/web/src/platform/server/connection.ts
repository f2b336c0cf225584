import * as z from 'zod/mini'
import { preparePublicDeviceId } from '../session/device.ts'
import { openTabTopic } from '../storage/tab-channel.ts'
import { ignoreQuietly } from './call-failure.ts'
import { connectionState, showConnection } from './connection-state.ts'
import { listenToSocket, socket } from './socket.ts'

/** The state of the connection, as the tab that holds it tells the others; what they ask of that tab. */
const stateTopic = openTabTopic(
  'socket-state',
  z.object({ state: z.enum(['idle', 'connecting', 'connected', 'waiting', 'stopped', 'replaced', 'ended']) }),
)
const stateWantedTopic = openTabTopic('state-wanted', z.object({}))
const reconnectTopic = openTabTopic('reconnect', z.object({}))

let isLeading = false

/** A tap on the line of a lost connection starts a new cycle (S-35). */
export const reconnect = (): void => {
  if (isLeading) socket.connect()
  else reconnectTopic.notify({})
}

/** Follows the connection of the leading tab. */
export const followConnection = (): (() => void) => {
  const stop = stateTopic.hear(({ state }) => {
    if (!isLeading) showConnection(state)
  })
  stateWantedTopic.notify({})
  return stop
}

/** Without a public id, which may have to be loaded, the server takes that of the session. */
const connectFirst = async (): Promise<void> => {
  await preparePublicDeviceId().catch(ignoreQuietly)
  if (isLeading) socket.connect()
}

/** A return to the foreground or to the network starts a new cycle after a failed one (S-35). */
const resumeWithPage = (): (() => void) => {
  const returned = () => {
    if (document.visibilityState === 'visible') socket.resume()
  }
  const online = () => socket.resume()
  document.addEventListener('visibilitychange', returned)
  addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', returned)
    removeEventListener('online', online)
  }
}

/** Connects, and lets the other tabs follow; the returned function closes the connection. */
export const holdConnection = (): (() => void) => {
  isLeading = true
  const notify = (): void => stateTopic.notify({ state: connectionState() })
  const stopListening = listenToSocket({
    onState: (state) => showConnection(state, notify),
  })
  const stopAnswering = stateWantedTopic.hear(notify)
  const stopReconnecting = reconnectTopic.hear(() => socket.connect())
  const stopResuming = resumeWithPage()
  void connectFirst()
  return () => {
    stopResuming()
    socket.close()
    stopListening()
    stopAnswering()
    stopReconnecting()
    isLeading = false
  }
}
