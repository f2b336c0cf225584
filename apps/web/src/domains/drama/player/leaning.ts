import type { PlayerState } from './player-state.ts'
import type { Pool } from './pool.ts'

/** Lets the next episode start while a finger pulls it in, so that it moves already when the finger leaves. */
export interface Leaning {
  lean(isPulled: boolean): void
  /** The episode that was pulled in is shown: it may be heard. */
  land(): void
}

/** Nothing is heard of the next episode before it is shown; let go of, it goes back to its beginning. */
export const createLeaning = (pool: Pool, state: () => Pick<PlayerState, 'isNextReady' | 'isSilenced'>): Leaning => {
  let isLeaning = false
  return {
    lean: (isPulled) => {
      if (isPulled === isLeaning || !state().isNextReady) return
      isLeaning = isPulled
      const spare = pool.spare()
      spare.setMuted(isPulled || state().isSilenced)
      if (isPulled) return void spare.play()
      spare.pause()
      spare.seek(0)
    },
    land: () => {
      if (isLeaning) pool.shown().setMuted(state().isSilenced)
      isLeaning = false
    },
  }
}
