import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { callQuery, queryClient } from '../../platform/queries.ts'
import { isSparing } from './player/connection.ts'
import { episodeQuery } from './player/episode-query.ts'
import { loadHls } from './player/load-hls.ts'
import { findWatched } from './watched.ts'

/** Fetches the player's program while the browser has nothing better to do; returns what stops it. */
export const warmPlayer = (): (() => void) => {
  if (isSparing()) return () => {}
  const warm = () => void Promise.allSettled([import('./screens/player-screen.tsx'), loadHls()])
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(warm, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(warm, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

/** Asks for what the player will need as soon as a finger touches a cover. */
export const warmDrama = (id: number): void => {
  void queryClient.prefetchQuery(callQuery(dramaCalls.getVideo, { id }))
  void queryClient.prefetchQuery(episodeQuery(id, findWatched(id)?.number ?? 1))
  void Promise.allSettled([import('./screens/player-screen.tsx'), loadHls()])
}
