import type { StoreApi } from 'zustand'
import type { Player } from './player-actions.ts'
import type { PlayerState } from './player-state.ts'
import type { Slot } from './slot.ts'

const heldRate = 2

/** How fast both slots play, and how sharply. */
export interface PlaybackRate {
  /** What is put into an element anew begins at its usual speed. */
  apply(): void
  readonly actions: Pick<Player, 'setRate' | 'setQuality' | 'hold'>
}

export const createPlaybackRate = (
  slots: readonly Slot[],
  { getState: get, setState: set }: StoreApi<PlayerState>,
): PlaybackRate => {
  const apply = () => {
    for (const slot of slots) slot.setRate(get().isHeld ? heldRate : get().rate)
  }
  const setQuality = (quality: PlayerState['quality']) => {
    set({ quality })
    for (const slot of slots) slot.setQuality(quality)
  }
  setQuality(get().quality)
  return {
    apply,
    actions: {
      setQuality,
      setRate: (rate) => {
        set({ rate })
        apply()
      },
      hold: (isHeld) => {
        set({ isHeld })
        apply()
      },
    },
  }
}
