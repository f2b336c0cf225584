import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../platform/client.ts'
import { callQuery, queryClient } from '../../platform/queries.ts'
import { episodeQuery } from './player/episode-query.ts'
import { loadHls } from './player/load-hls.ts'
import { readPlayerAddress } from './player-address.ts'

/** Fetches the player's own program. */
export const fetchProgram = () => Promise.allSettled([import('./screens/player-screen.tsx'), loadHls()])

/** Asks for what the player will need while the finger or the app itself is still on its way:
 *  the drama, the episode that is most likely wanted, and the program need not wait for each other. */
export const warmAddress = async (query: URLSearchParams): Promise<void> => {
  const address = readPlayerAddress(query)
  if (!address) return
  const { id, likely } = address
  await Promise.allSettled([
    askForDrama(id, query.get('share')),
    queryClient.prefetchQuery(episodeQuery(id, likely)),
    fetchProgram(),
  ])
}

/** The drama; who came by a shared link names its code, so that the visit counts for whoever shared it. */
const askForDrama = (id: number, code: string | null): Promise<unknown> => {
  const query = callQuery(dramaCalls.getVideo, { id })
  if (code === null) return queryClient.prefetchQuery(query)
  return queryClient.prefetchQuery({
    ...query,
    queryFn: ({ signal }) => call(dramaCalls.getVideo, { id, code }, { signal }),
    staleTime: 0,
  })
}
