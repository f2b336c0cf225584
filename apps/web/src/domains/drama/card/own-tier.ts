import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../platform/server/queries.ts'

/** What kind of member I am, as the home page says; undefined until it did. Every cover wants to know, wherever a visit began: it is asked once, and
 *  anew where a membership begins or ends. */
export const useOwnTier = (): VipType | undefined => {
  const { data, isPending } = useCall(dramaCalls.getHomeConfig, {}, { staleTime: Number.POSITIVE_INFINITY })
  return isPending ? undefined : (data?.vip_type ?? 0)
}
