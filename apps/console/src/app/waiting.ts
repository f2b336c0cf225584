import type { CallData } from '@cliffhanger/contract/call.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { useGetOne } from 'react-admin'
import type { Source } from '../platform/data-provider.ts'
import { isSomebodyHere } from '../platform/presence.ts'
import { callServer } from '../platform/server.ts'

type Waiting = CallData<typeof platformCalls.getWaiting>['waiting'] & { readonly id: number }

/** The figures are one thing: id 1. */
const onlyOne = 1
const pollMs = 20_000

export const waitingSource: Source = {
  list: async () => ({ list: [await readWaiting()], total: 1 }),
  one: () => readWaiting(),
}

const readWaiting = async (): Promise<Waiting> => ({
  id: onlyOne,
  ...(await callServer(platformCalls.getWaiting, {})).waiting,
})

/** What waits for an operator; asked again every 20 s while somebody is there to see it. */
export const useWaiting = (): Waiting | undefined =>
  useGetOne<Waiting>('waiting', { id: onlyOne }, { refetchInterval: () => (isSomebodyHere() ? pollMs : false) }).data
