import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useCall } from '../../../platform/server/queries.ts'

const formerLooked = 10

/** The last top-ups, by which the form is filled in; none where they cannot be read, which is no reason to wait. Undefined while they come. */
export const useFormer = (): readonly Recharge[] | undefined => {
  const { data, error } = useCall(rechargeCalls.listRecharges, { limit: formerLooked })
  return data?.list ?? (error ? [] : undefined)
}
