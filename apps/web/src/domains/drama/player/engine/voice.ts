import type { StoreApi } from 'zustand'
import type { PlayerState } from './player-state.ts'
import type { Slot } from './slot.ts'

/** Sound, as far as the browser allows it: before a touch it may not. */
export const createVoice = (slots: readonly Slot[], { getState, setState }: StoreApi<PlayerState>) => {
  const silence = (isSilenced: boolean) => {
    for (const slot of slots) slot.setMuted(isSilenced)
    setState({ isSilenced })
  }
  return {
    withhold: () => silence(true),
    /** A touch gives back what was withheld. */
    give: () => {
      if (getState().isSilenced) silence(false)
    },
  }
}
