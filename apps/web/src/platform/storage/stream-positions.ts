import { create } from 'zustand'

/** How far the device has come in one stream: the last event applied, and the last the server has. */
export interface StreamPosition {
  readonly stream: string
  readonly cursor: number
  readonly head: number
}

const useStore = create<{ readonly positions: readonly StreamPosition[] }>(() => ({ positions: [] }))

/** For the debugger page: written by the local store whenever its cursors move. */
export const showStreamPositions = (positions: readonly StreamPosition[]): void => useStore.setState({ positions })

export const useStreamPositions = (): readonly StreamPosition[] => useStore(({ positions }) => positions)
