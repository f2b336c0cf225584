import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { type NewGroupEvent, newGroupEvent } from '../chat/index.ts'
import { audienceOf } from './membership-changes.ts'
import type { GroupRow } from './queries/groups.ts'

/** Somebody came into the group; where the members are protected, creator, managers and newcomers hear who. */
export function invitedEvent(group: GroupRow, members: GroupMember[], operatorId: number): NewGroupEvent {
  const userIds = members.map((member) => member.user_id)
  return newGroupEvent(
    groupEvents.invited,
    { target_id: group.group_id, operatorsed_ids: userIds, members, operator_id: operatorId },
    audienceOf(group, userIds),
  )
}
