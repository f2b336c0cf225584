import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { queryClient } from '../../../platform/server/queries.ts'

/** Says which categories the member likes, at most three, none to take back what they said (V-43). What is recommended is asked for anew. */
export const saveTaste = async (typeIds: readonly number[]): Promise<void> => {
  await call(discoverCalls.setTaste, { type_ids: [...typeIds] })
  for (const { id } of [discoverCalls.getTaste, discoverCalls.listRecommended, discoverCalls.listMore])
    void queryClient.invalidateQueries({ queryKey: [id] })
}
