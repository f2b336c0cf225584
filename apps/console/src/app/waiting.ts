import type { CallData } from '@cliffhanger/contract/call.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { useGetOne } from 'react-admin'
import type { Source } from '../platform/data-provider.ts'
import { isSomebodyHere } from '../platform/presence.ts'
import { callServer } from '../platform/server.ts'
import { useMayDo } from '../platform/use-may-do.ts'

type Waiting = CallData<typeof waitingCalls.getWaiting>['waiting'] & { readonly id: number }

/** The figures are one thing: id 1. */
const onlyOne = 1
const pollMs = 20_000

export const waitingSource: Source = {
  list: async () => ({ list: [await readWaiting()], total: 1 }),
  one: () => readWaiting(),
}

const readWaiting = async (): Promise<Waiting> => ({
  id: onlyOne,
  ...(await callServer(waitingCalls.getWaiting, {})).waiting,
})

/** What waits for an operator. Asks every 20 s while an operator looks at the page, and never without the permission `content.read`. */
export const useWaiting = (): Waiting | undefined => {
  const mayRead = useMayDo()('content.read')
  const options = { enabled: mayRead, refetchInterval: () => (isSomebodyHere() ? pollMs : false) } as const
  return useGetOne<Waiting>('waiting', { id: onlyOne }, options).data
}
