import { businessOperatorCalls } from '@cliffhanger/contract/business/operator-calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

/** Each answer is one record. */
const onlyOne = 1

export type ShownBusiness = CallData<typeof businessOperatorCalls.getBusiness> & { readonly id: number }
export type ShownRevenue = CallData<typeof businessOperatorCalls.getRevenue> & { readonly id: number }

const periodOf = (filter: Readonly<Record<string, unknown>>) => {
  const to = writtenText(filter.to)
  return { days: chosenNumber(filter.days) ?? 28, ...(to !== undefined && { to }) }
}

/** The days of `days` and `to` of the filter, and as many before them. */
export const businessSource: Source = {
  list: async ({ filter }) => {
    const business = await callServer(businessOperatorCalls.getBusiness, periodOf(filter))
    return { list: [{ ...business, id: onlyOne } satisfies ShownBusiness], total: 1 }
  },
}

export const revenueSource: Source = {
  list: async ({ filter }) => {
    const revenue = await callServer(businessOperatorCalls.getRevenue, periodOf(filter))
    return { list: [{ ...revenue, id: onlyOne } satisfies ShownRevenue], total: 1 }
  },
}
