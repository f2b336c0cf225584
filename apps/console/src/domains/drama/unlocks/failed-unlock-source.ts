import { failedUnlockStates, unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { type Source, writtenText } from '../../../platform/data-provider.ts'
import { listingOf } from '../../../platform/listing.ts'
import { callServer } from '../../../platform/server.ts'

export const failedUnlockSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(unlockOperatorCalls.listFailedUnlocks, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: failedUnlockStates.find((state) => state === filter.state),
      number: writtenText(filter.number),
    }),
}
