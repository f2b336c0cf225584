import type { SocketState } from '@cliffhanger/client/socket/socket-state.ts'
import { create } from 'zustand'

const useStore = create<{ readonly state: SocketState }>(() => ({ state: 'idle' }))

/** State of the device's one connection, whichever tab holds it. */
export const useConnection = (): SocketState => useStore(({ state }) => state)

export const connectionState = (): SocketState => useStore.getState().state

/** A page that was just opened connects in a moment, and says nothing about it until this has passed. */
const openingMs = 2000
let opening: ReturnType<typeof setTimeout> | undefined

/** Shows a state; the first moments of a page's first connection look as before. `onShown` hears of it. */
export const showConnection = (state: SocketState, onShown = (): void => undefined): void => {
  clearTimeout(opening)
  const set = (): void => {
    useStore.setState({ state })
    onShown()
  }
  if (state === 'connecting' && connectionState() === 'idle') opening = setTimeout(set, openingMs)
  else set()
}
