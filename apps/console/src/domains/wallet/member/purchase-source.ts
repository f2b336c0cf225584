import { purchaseKinds, purchaseOperatorCalls } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import type { Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

/** What a member paid for; ids of different kinds may be the same, so the row is known by its number. */
export const purchaseSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(purchaseOperatorCalls.listPurchases, {
      page,
      limit,
      user_id: Number(filter.user_id),
      kind: purchaseKinds.find((kind) => kind === filter.kind),
    })
    return { list: list.map((purchase) => ({ ...purchase, id: purchase.number, purchase })), total }
  },
}
