import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { useCall } from '../../platform/server/queries.ts'

const most = 12

/** Dramas a kind of membership opens, those of its own first; SVIP opens those of VIP too. Undefined while they are on their way. */
export const useOpened = (kind: VipKind): readonly VideoCard[] | undefined => {
  const own = useCall(discoverCalls.listAllVideos, { vip_type: kind, limit: most })
  const lower = useCall(discoverCalls.listAllVideos, { vip_type: 1, limit: most }, { enabled: kind === 2 })
  if (own.isPending || (kind === 2 && lower.isPending)) return undefined
  return [...(own.data?.list ?? []), ...(kind === 2 ? (lower.data?.list ?? []) : [])].slice(0, most)
}

/** How many dramas each kind opens, SVIP those of VIP as well; undefined while that is not known. */
export const useOpenedCounts = (): { readonly vip: number; readonly svip: number } | undefined => {
  const vip = useCall(discoverCalls.listAllVideos, { vip_type: 1, limit: most }).data?.total
  const own = useCall(discoverCalls.listAllVideos, { vip_type: 2, limit: most }).data?.total
  return vip === undefined || own === undefined ? undefined : { vip, svip: vip + own }
}
