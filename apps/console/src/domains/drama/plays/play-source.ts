import type { CallData } from '@cliffhanger/contract/call.ts'
import { playOperatorCalls } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { chosenNumber, type Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

export type ShownPlays = CallData<typeof playOperatorCalls.getPlayFigures> & { readonly id: number }

/** One record: the figures of `days` of the filter, of its `drama` or of all. */
export const playSource: Source = {
  list: async ({ filter }) => {
    const days = chosenNumber(filter.days) === 90 ? 90 : 30
    const drama_id = chosenNumber(filter.drama)
    const figures = await callServer(playOperatorCalls.getPlayFigures, { days, ...(drama_id && { drama_id }) })
    return { list: [{ ...figures, id: drama_id ?? 0 } satisfies ShownPlays], total: 1 }
  },
}
