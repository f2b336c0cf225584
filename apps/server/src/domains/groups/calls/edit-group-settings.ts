import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupToggles, type ToggleName } from '@cliffhanger/contract/groups/schemas.ts'
import { mayConfigure } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { actingIn, changeGroup, obey } from '../change-group.ts'
import { editGroup, seenBy } from '../edit-group.ts'

/** Changes scopes and switches; they act at once, because senders are judged by the same row. */
export const editGroupSettings: Handler<typeof groupsCalls.editGroupSettings> = (
  context,
  { group_id: groupId, ...requested },
) =>
  changeGroup(context, groupId, async (tx, seat) => {
    const fields = Object.entries(requested).filter(([, value]) => value !== undefined)
    obey(
      mayConfigure(
        seat.group,
        actingIn(seat, context.clock()),
        fields.map(([name]) => name),
      ),
    )
    const change = Object.fromEntries(fields.map(([name, value]) => [name, isToggle(name) ? value === 1 : value]))
    return seenBy(seat, await editGroup(context, tx, seat.group, change, seat.me.user_id), context.clock())
  })

const isToggle = (name: string): name is ToggleName => name in groupToggles
