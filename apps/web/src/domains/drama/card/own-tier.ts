import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../platform/server/queries.ts'

/** What kind of member I am, as the home page said; 0 until it did. Asks for nothing, since every cover wants to know. */
export const useOwnTier = (): VipType => useCall(dramaCalls.getHomeConfig, {}, { enabled: false }).data?.vip_type ?? 0
