import { queryClient } from '../../platform/server/queries.ts'
import { dramaQuery } from './drama-query.ts'
import { episodeQuery } from './player/engine/episode-query.ts'
import { loadHls } from './player/engine/video/load-hls.ts'
import { readPlayerAddress } from './player-address.ts'

/** Fetches the player's own program. */
export const fetchProgram = () => Promise.allSettled([import('./screens/player-screen.tsx'), loadHls()])

/** Asks for what the player will need while the finger or the app itself is still on its way:
 *  the drama, the episode that is most likely wanted, and the program need not wait for each other. */
export const warmAddress = async (query: URLSearchParams): Promise<void> => {
  const address = readPlayerAddress(query)
  if (!address) return
  const { id, likely, shareCode } = address
  await Promise.allSettled([
    queryClient.prefetchQuery(dramaQuery(id, shareCode)),
    queryClient.prefetchQuery(episodeQuery(id, likely)),
    fetchProgram(),
  ])
}
