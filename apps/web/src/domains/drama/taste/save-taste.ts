import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { queryClient } from '../../../platform/server/queries.ts'
import { forgetFirstPicture } from '../../../shared/first-picture.ts'

/** Says which categories the member likes, at most three, none to take back what they said (V-43). What is recommended, and stands at the top of home, is asked for anew. */
export const saveTaste = async (typeIds: readonly number[]): Promise<void> => {
  await call(discoverCalls.setTaste, { type_ids: [...typeIds] })
  forgetFirstPicture()
  for (const { id } of [
    discoverCalls.getTaste,
    discoverCalls.listRecommended,
    discoverCalls.listMore,
    dramaCalls.listBanners,
  ])
    void queryClient.invalidateQueries({ queryKey: [id] })
}
