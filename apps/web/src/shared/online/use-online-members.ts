import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../platform/server/connection-state.ts'
import { callQuery } from '../../platform/server/queries.ts'
import { type OnlineNow, useWatched, watchGroup } from './group-watch.ts'

/** How often the server is asked while there is no socket it could tell by (S-78, C-11). */
const requestEveryMs = 30_000

/** Who is online in a group while a screen shows it and somebody looks: told at once and at every change, and forgotten
 *  afterwards (S-78). Undefined while that is not known, or `isShown` is false. */
export const useOnlineMembers = (groupId: number, isShown: boolean): OnlineNow | undefined => {
  useEffect(() => {
    if (!isShown) return
    let end: (() => void) | undefined
    const follow = (): void => {
      end?.()
      end = document.visibilityState === 'visible' ? watchGroup(groupId) : undefined
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      end?.()
    }
  }, [groupId, isShown])
  const notified = useWatched(groupId)
  const connection = useConnection()
  const isCutOff = connection === 'waiting' || connection === 'stopped'
  const requested = useQuery({
    ...callQuery(groupsCalls.listOnlineMembers, { group_id: groupId }),
    enabled: isShown && isCutOff,
    refetchInterval: requestEveryMs,
    staleTime: 0,
    gcTime: 0,
  }).data
  if (!isShown) return undefined
  return isCutOff && requested
    ? { count: requested.count, ids: requested.list.map(({ user_id }) => user_id) }
    : notified
}
