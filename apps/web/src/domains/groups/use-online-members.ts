import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../platform/queries.ts'

/** How often the server is asked who is online in a group (S-78, C-11). */
const pollMs = 30_000

/** Who is online in a group while a screen shows it: asked at once and every 30 s, forgotten afterwards (S-78). */
export const useOnlineMembers = (groupId: number, isShown: boolean) => {
  const { data } = useQuery({
    ...callQuery(groupsCalls.listOnlineMembers, { group_id: groupId }),
    enabled: isShown,
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 0,
  })
  return { count: data?.count ?? 0, ids: new Set(data?.list.map(({ user_id }) => user_id)) }
}
