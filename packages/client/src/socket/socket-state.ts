/** `waiting`: reconnects by itself. `stopped`: every address failed; one is tried each minute, a tap or `resume` tries at once (S-35, A-14).
 *  `replaced`: the same device connected elsewhere, such as another tab. `ended`: the session is over. */
export type SocketState = 'idle' | 'connecting' | 'connected' | 'waiting' | 'stopped' | 'replaced' | 'ended'

/** What a socket is at, told whenever it changes. */
export interface CurrentState {
  is(...states: SocketState[]): boolean
  enter(next: SocketState): void
}

export const createCurrentState = (onState: (state: SocketState) => void): CurrentState => {
  let current: SocketState = 'idle'
  return {
    is: (...states) => states.includes(current),
    enter: (next) => {
      if (current === next) return
      current = next
      onState(next)
    },
  }
}
