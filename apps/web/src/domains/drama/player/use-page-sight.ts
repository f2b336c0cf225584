import { useEffect } from 'react'
import type { Player } from './player.ts'

/** Pauses when the page goes out of sight or is left, plays on when it is back. */
export const usePageSight = (player: Player): void => {
  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? player.hide() : player.reveal())
    const leave = () => player.hide()
    document.addEventListener('visibilitychange', follow)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('pagehide', leave)
    }
  }, [player])
}
