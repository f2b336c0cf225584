import type { StoreApi } from 'zustand'
import type { PlayerState } from './player-state.ts'
import type { Slot } from './slot.ts'

/** Sound, as far as the browser allows it: before a touch it may not. */
export interface Voice {
  withhold(): void
  /** A touch gives back what was withheld. */
  give(): void
}

export const createVoice = (slots: readonly Slot[], { getState, setState }: StoreApi<PlayerState>): Voice => {
  const silence = (isSilenced: boolean) => {
    for (const slot of slots) slot.setMuted(isSilenced)
    setState({ isSilenced })
  }
  return {
    withhold: () => silence(true),
    give: () => {
      if (getState().isSilenced) silence(false)
    },
  }
}
