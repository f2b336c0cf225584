import { createEpisodeSequence } from './episode-sequence.ts'
import type { Player } from './player-actions.ts'
import type { PlayerDeps } from './player-deps.ts'
import { createPlayerParts } from './player-parts.ts'
import { isRunning, positionOf } from './player-state.ts'
import { createPresence } from './presence.ts'
import { isPreview } from './preview.ts'
import { createShownEpisode } from './shown-episode.ts'
import { followSlots } from './slot-events.ts'

/** Plays the episodes of one drama, one after the other. */
export const createPlayer = (deps: PlayerDeps): Player => {
  const parts = createPlayerParts(deps)
  const { pool, slots, state, reports, swipePeek, voice, playbackRate } = parts
  const { getState: get, setState: set } = state
  const episode = createShownEpisode(parts, () => !presence.isHidden())
  const sequence = createEpisodeSequence(parts, episode)
  followSlots(parts, episode, sequence.end)

  const pause = () => pool.shown().pause()
  const playWithSound = () => {
    voice.give()
    void episode.play()
  }
  const presence = createPresence({
    slots,
    get,
    leave: () => {
      if (!get().item) return
      pause()
      reports.end(positionOf(get()))
    },
    play: () => void episode.play(),
  })
  return {
    state,
    open: sequence.open,
    step: (by) => {
      voice.give()
      return sequence.step(by)
    },
    play: playWithSound,
    pause,
    lean: swipePeek.lean,
    toggle: () => (isRunning(get()) ? pause() : playWithSound()),
    seek: (seconds) => {
      const within = Math.max(0, Math.min(seconds, get().durationSeconds))
      reports.quality().sought()
      pool.shown().seek(within)
      set({ positionSeconds: within })
    },
    ...playbackRate.actions,
    cancelNext: () => set({ isNextCancelled: true }),
    retry: () => {
      set({ phase: 'opening', error: null })
      void episode.fetch(get().positionSeconds, true)
    },
    reconsider: () => {
      if (get().phase === 'locked' || isPreview(get())) void episode.fetch(get().positionSeconds, false)
    },
    hide: presence.hide,
    reveal: presence.reveal,
    close: () => {
      presence.close()
      sequence.close()
    },
  }
}
