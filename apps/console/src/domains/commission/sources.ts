import type { CallData } from '@cliffhanger/contract/call.ts'
import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { commissionStates } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'

export const ruleSource: Source = {
  list: ({ page, limit }) => callServer(commissionOperatorCalls.listCommissionRules, { page, limit }),
}

export const commissionSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(commissionOperatorCalls.listCommissions, {
      page,
      limit,
      ...listingOf({ filter }),
      state: commissionStates.find((state) => state === filter.state),
      earner: writtenText(filter.earner),
      buyer: writtenText(filter.buyer),
      order_no: writtenText(filter.order_no),
    }),
}

export type ShownStatement = CallData<typeof commissionOperatorCalls.getCommissionStatement>
/** A line of the table, with the sums of the month it is of. */
export type ShownLine = ShownStatement['list'][number] & { readonly id: number; readonly sums: ShownStatement['sums'] }

/** A month by earner; without a line its sums stand alone, so both are asked for where both are shown. */
export const statementSource: Source = {
  list: async ({ page, limit, filter }) => {
    const month = writtenText(filter.month) ?? ''
    const { list, total, sums } = await callServer(commissionOperatorCalls.getCommissionStatement, {
      month,
      page,
      limit,
    })
    return { list: list.map((line) => ({ ...line, id: line.earner.user_id, sums })), total }
  },
}

export type ShownDays = CallData<typeof commissionOperatorCalls.listCommissionDays> & { readonly id: number }

/** One thing: days and up to when they are counted. */
export const commissionDaySource: Source = {
  list: async ({ filter }) => {
    const days = filter.days === 90 ? 90 : 30
    return {
      list: [{ id: days, ...(await callServer(commissionOperatorCalls.listCommissionDays, { days })) }],
      total: 1,
    }
  },
}
