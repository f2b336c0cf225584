import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { mayDissolve } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { appendGroupEvents, newGroupEvent } from '../../chat/index.ts'
import { changeGroup, obey } from '../change-group.ts'
import { updateGroup } from '../queries/groups.ts'

/** Ends a group: the last event of its stream. Whoever is away learns it by `ended` in heads, hence no member's row changes. */
export const dissolveGroup: Handler<typeof groupsCalls.dissolveGroup> = (context, { group_id: groupId }) =>
  changeGroup(
    context,
    groupId,
    async (tx, { group, me }) => {
      obey(mayDissolve(group, me.role))
      await updateGroup(tx, groupId, { status: groupStates.dissolved }, context.clock())
      await appendGroupEvents(context, tx, groupId, [
        newGroupEvent(groupEvents.dissolved, { target_id: groupId, operator_id: me.user_id }),
      ])
      return {}
    },
    { outside: 'noPermission', dissolved: 'groupDissolved' },
  )
