import type { PlayerState } from '../engine/player-state.ts'
import type { Pool } from '../engine/pool.ts'

/** Lets the next episode start while a finger pulls it in, so that it moves already when the finger leaves. */
export interface SwipePeek {
  lean(isPulled: boolean): void
  /** The episode that was pulled in is shown: it may be heard. */
  land(): void
}

/** Nothing is heard of the next episode before it is shown; let go of, it goes back to its beginning. */
export const createSwipePeek = (
  pool: Pool,
  state: () => Pick<PlayerState, 'isNextReady' | 'isSilenced'>,
): SwipePeek => {
  let isPeeking = false
  return {
    lean: (isPulled) => {
      if (isPulled === isPeeking || !state().isNextReady) return
      isPeeking = isPulled
      const spare = pool.spare()
      spare.setMuted(isPulled || state().isSilenced)
      if (isPulled) return void spare.play()
      spare.pause()
      spare.seek(0)
    },
    land: () => {
      if (isPeeking) pool.shown().setMuted(state().isSilenced)
      isPeeking = false
    },
  }
}
