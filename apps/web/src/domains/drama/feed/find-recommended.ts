import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { call } from '../../../platform/server/client.ts'
import { recordError } from '../../../platform/server/request-log.ts'

/** One whose beginning costs something is passed over for the next. */
const tried = 3

/** What is recommended first to the member now (V-43), with an episode they can watch; undefined where there is none, or it cannot be had. */
export async function findRecommended(): Promise<FeedVideo | undefined> {
  try {
    const { list } = await call(discoverCalls.listRecommended, { limit: tried })
    for (const drama of list) {
      const { list: episodes } = await call(dramaCalls.getEpisodes, { video_id: drama.id })
      const [item] = episodes ?? []
      if (item?.can_play === 1) return { ...drama, item }
    }
  } catch (error) {
    recordError(error)
  }
  return undefined
}
