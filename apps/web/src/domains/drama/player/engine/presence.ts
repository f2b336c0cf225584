import type { PlayerState } from './player-state.ts'
import type { Slot } from './slot.ts'

/** Out of sight for longer than this, nothing more is fetched. */
export const fetchesUnseenMs = 10_000

interface PresenceDeps {
  readonly slots: readonly Slot[]
  readonly get: () => PlayerState
  /** Pauses and tells the server where. */
  readonly leave: () => void
  readonly play: () => void
}

/** What the player does while nobody sees the page. Several events tell of one going away; the first counts. */
export const createPresence = ({ slots, get, leave, play }: PresenceDeps) => {
  let isHidden = false
  let wasPlaying = false
  let isHalted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isHidden: () => isHidden,
    hide: () => {
      if (isHidden) return
      isHidden = true
      wasPlaying = ['playing', 'stalled', 'opening'].includes(get().phase)
      timer = setTimeout(() => {
        isHalted = true
        for (const slot of slots) slot.halt()
      }, fetchesUnseenMs)
      leave()
    },
    reveal: () => {
      clearTimeout(timer)
      isHidden = false
      if (isHalted) for (const slot of slots) slot.fetchOn()
      isHalted = false
      if (wasPlaying) play()
      wasPlaying = false
    },
    close: () => {
      clearTimeout(timer)
      isHidden = false
      isHalted = false
      wasPlaying = false
    },
  }
}
