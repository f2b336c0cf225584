import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import type { MoneyDay, ReconciliationLine } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { providerNames } from '@cliffhanger/contract/payments/payment-provider.ts'
import { chosenNumber, type Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

/** A day with up to when all of them are counted, in seconds. */
export type ShownDay = MoneyDay & { readonly id: string; readonly until_time: number }

/** The days of `days` of the filter, all on one page. */
export const moneyDaySource: Source = {
  list: async ({ filter }) => {
    const days = chosenNumber(filter.days) === 90 ? 90 : 30
    const { list, until_time } = await callServer(financeOperatorCalls.listMoneyDays, { days })
    return { list: list.map((day): ShownDay => ({ ...day, id: day.day, until_time })), total: list.length }
  },
}

export const reconciliationSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(financeOperatorCalls.listReconciliations, {
      page,
      limit,
      provider: providerNames.find((provider) => provider === filter.provider),
    }),
  one: async (id) => (await callServer(financeOperatorCalls.listReconciliationLines, { id, limit: 1 })).reconciliation,
}

export const lineKinds = [
  'amount',
  'ours',
  'theirs',
  'matched',
] as const satisfies readonly ReconciliationLine['kind'][]

/** Lines of one of them: `id` of the filter. */
export const reconciliationLineSource: Source = {
  list: async ({ page, limit, filter }) => {
    const id = chosenNumber(filter.id)
    if (id === undefined) return { list: [], total: 0 }
    const kind = lineKinds.find((one) => one === filter.kind)
    return callServer(financeOperatorCalls.listReconciliationLines, { page, limit, id, kind })
  },
}
