import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import type { Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

export const supportSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(friendsOperatorCalls.listSupport, { page, limit })
    return { list: list.map((account) => ({ ...account, id: account.user_id })), total }
  },
  /** The help desk itself, of which there is one. */
  one: async (id) => ({ id, ...(await callServer(friendsOperatorCalls.listSupport, { limit: 1 })).desk }),
}
