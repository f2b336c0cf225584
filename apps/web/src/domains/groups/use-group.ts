import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { useEffect, useRef } from 'react'
import { useScreenQuery } from '../../platform/navigation/router.tsx'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { forgetAnswers } from '../../platform/server/optimistic.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useStored } from '../../platform/storage/local-database.ts'
import { memberLists } from './member-lists.ts'

/** The group `group_id` of a screen's address; 0 where it names none. */
export const useGroupId = (): number => Number(useScreenQuery().get('group_id')) || 0

/** A group of mine as a screen knows it. */
export interface ShownGroup {
  readonly group: Group | undefined
  /** I am not in it, or it does not exist any more. */
  readonly isGone: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** A group of mine: what this device keeps of it, which events change at once; the server is asked besides. */
export const useGroup = (groupId: number): ShownGroup => {
  const stored = useStored(async (database) => ({ group: await database.groups.get(groupId) }), [groupId])
  const { data, error, refetch } = useCall(groupsCalls.getGroup, { group_id: groupId })
  const requested = data?.group.mygroup === 1 ? data.group : undefined
  const isGone =
    data?.group.mygroup === 0 ||
    (error instanceof Refused && (error.is('notFound') || error.is('groupDissolved') || error.is('invalidParameter')))
  const isMissing = stored !== undefined && stored.group === undefined && requested !== undefined
  useEffect(() => {
    // S-77: it left this device while its answer is still kept. A group that is not here yet is only asked for once more.
    if (isMissing) refetch().catch(ignoreQuietly)
  }, [isMissing, refetch])
  useFreshMembers(stored?.group)
  return { group: isGone ? undefined : (stored?.group ?? requested), isGone, error, retry: () => void refetch() }
}

/** Lists of members are asked for again when events tell that somebody came, went or changed. */
const useFreshMembers = (group: Group | undefined): void => {
  const badge = group && [group.member_total, group.userRole, group.userMuted, group.update_time].join(' ')
  const known = useRef<string>(undefined)
  useEffect(() => {
    const before = known.current
    known.current = badge
    if (before !== undefined && before !== badge) forgetAnswers(...memberLists).catch(ignoreQuietly)
  }, [badge])
}
