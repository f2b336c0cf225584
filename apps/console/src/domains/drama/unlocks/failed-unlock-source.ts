import { failedUnlockStates, unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { type Source, writtenText } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

export const failedUnlockSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(unlockOperatorCalls.listFailedUnlocks, {
      page,
      limit,
      state: failedUnlockStates.find((state) => state === filter.state),
      number: writtenText(filter.number),
    }),
}
