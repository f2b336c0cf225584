import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { useCall } from '../platform/server/queries.ts'
import { useModules } from './modules.ts'

/** Where crowdfunding is entered: its home where it is open, my orders where I have some from before, else nowhere. */
export const useCrowdfundingEntry = (): ScreenName | undefined => {
  const isOpen = useModules().crowdfunding === 1
  const { data } = useCall(crowdOrderCalls.listMyOrders, { limit: 1 }, { enabled: !isOpen })
  if (isOpen) return 'crowdList'
  return (data?.total ?? 0) > 0 ? 'myCrowd' : undefined
}
