import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { whenIdle } from '../../platform/idle.ts'
import { callQuery, queryClient } from '../../platform/queries.ts'
import { isSparing } from './player/connection.ts'
import { episodeQuery } from './player/episode-query.ts'
import { loadHls } from './player/load-hls.ts'
import { type PlayerAddress, readPlayerAddress } from './player-address.ts'

const fetchProgram = () => Promise.allSettled([import('./screens/player-screen.tsx'), loadHls()])

/** Fetches the player's program once home is drawn and the browser has nothing better to do; returns what stops it. */
export const warmPlayer = (): (() => void) => (isSparing() ? () => {} : whenIdle(() => void fetchProgram()))

/** The drama, the episode that is most likely wanted, and the program need not wait for each other. */
const warm = async ({ id, likely }: PlayerAddress): Promise<void> => {
  await Promise.allSettled([
    queryClient.prefetchQuery(callQuery(dramaCalls.getVideo, { id })),
    queryClient.prefetchQuery(episodeQuery(id, likely)),
    fetchProgram(),
  ])
}

/** Asks for what the player will need as soon as a finger touches a cover. */
export const warmDrama = (id: number): void => {
  const address = readPlayerAddress(new URLSearchParams({ id: String(id) }))
  if (address) void warm(address)
}

/** Asks for what the player will need while the app itself is on its way. */
export const warmAddress = async (query: URLSearchParams): Promise<void> => {
  const address = readPlayerAddress(query)
  if (address) await warm(address)
}
