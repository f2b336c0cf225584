import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../platform/server/queries.ts'
import { useChosenAddress } from '../chosen-address.ts'
import { deliveryAddress } from './delivery-address.ts'

/** My address for an order. What was changed in the address book meanwhile is seen at once. */
export const useDelivery = (isNeeded: boolean) => {
  const chosenId = useChosenAddress()
  const { data, error, refetch } = useQuery({
    ...callQuery(addressCalls.listAddresses, {}),
    enabled: isNeeded,
    staleTime: 0,
  })
  return {
    /** Undefined until it is known, null where there is none. */
    address: data && (deliveryAddress(data.list, chosenId) ?? null),
    error,
    refetch,
  }
}
