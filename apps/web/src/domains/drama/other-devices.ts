import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { callQuery, queryClient } from '../../platform/server/queries.ts'
import { currentUser } from '../../platform/session/session.ts'
import { learnWatched } from './watched.ts'

const requestedDramas = 12

/** Asks what the member watched on other devices, for a device that knows of nothing. */
export const learnOfOtherDevices = async (): Promise<void> => {
  const request = { type: 'history', page: 1, limit: requestedDramas } as const
  const member = currentUser()?.user_id
  const { list } = await queryClient.fetchQuery({ ...callQuery(collectionCalls.listMine, request), staleTime: hourMs })
  // Somebody else may have signed in meanwhile.
  if (currentUser()?.user_id !== member) return
  learnWatched(
    list.flatMap(({ id, title, cover, update_number: lastNumber, mark }) =>
      mark
        ? [
            {
              ...{ id, title, cover, lastNumber, number: mark.number, atMs: mark.update_time * 1000 },
              ...{ positionSeconds: mark.timeDetail, durationSeconds: mark.duration },
            },
          ]
        : [],
    ),
  )
}
