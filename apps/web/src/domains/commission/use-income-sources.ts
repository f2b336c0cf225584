import type { CallData } from '@cliffhanger/contract/call.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useModules } from '../../shared/modules.ts'

export type IncomeSource = CallData<typeof commissionCalls.getIncome>['sources'][number]

/** What my income came of: what brought something, whether it is still open or not, and commission, which everybody can earn where it is. */
export const useIncomeSources = (): readonly IncomeSource[] | undefined => {
  const isCommissionOpen = useModules().commission === 1
  const { data } = useCall(commissionCalls.getIncome, {})
  return data?.sources.filter(
    ({ type, total, wait }) => (type === 'commission' && isCommissionOpen) || /[1-9]/.test(`${total}${wait}`),
  )
}
