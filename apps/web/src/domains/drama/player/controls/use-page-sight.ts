import { useEffect } from 'react'
import type { Player } from '../engine/player-actions.ts'
import { isFloating } from './picture-in-picture.ts'

/** Pauses when the page goes out of sight or is left, plays on when it is back; tries again what failed without a network. */
export const usePageSight = (player: Player): void => {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const follow = () => {
      if (isFloating()) return
      if (document.visibilityState === 'hidden') player.hide()
      else player.reveal()
    }
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('pagehide', player.hide, { signal })
    // A page that was put aside whole comes back without becoming visible first.
    addEventListener('pageshow', ({ persisted }) => persisted && player.reveal(), { signal })
    const retry = () => {
      const { phase, error } = player.state.getState()
      if (phase === 'failed' && error === 'network') player.retry()
    }
    addEventListener('online', retry, { signal })
    return () => ending.abort()
  }, [player])
}
