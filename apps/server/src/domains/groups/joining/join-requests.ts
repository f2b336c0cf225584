import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { mayMakeLinks, mayManageEntries } from '@cliffhanger/rules/groups/joining.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { changeGroup, obey } from '../change-group.ts'
import { checkRoom } from '../group-size.ts'
import type { GroupsNeeds } from '../needs.ts'
import { noteLinkUse } from '../queries/join-links.ts'
import {
  countJoinRequests,
  findWaitingLink,
  listJoinRequests as listRows,
  refuseJoinRequest,
} from '../queries/join-requests.ts'
import { letIn } from './join-by-link.ts'
import { managingSeat } from './join-links.ts'
import { notifyJoinWaits } from './join-waits.ts'

/** Who waits to be let in, the first first. */
export const listJoinRequests: Handler<typeof groupsCalls.listJoinRequests> = async (
  context,
  { group_id: groupId, page, limit },
) => {
  await managingSeat(context, groupId)
  const rows = await listRows(context.db, groupId, limit, (page - 1) * limit)
  return {
    list: rows.map(({ user_id, nick_name, avatar_url, link_id, was_removed, asked_ms }) => ({
      ...{ user_id, nick_name, avatar_url, link_id },
      was_removed: flagOf(was_removed),
      ask_time: toSeconds(asked_ms),
    })),
    ...{ total: await countJoinRequests(context.db, groupId), page, limit },
  }
}

/** Lets somebody in who asked, or not (S-135); they hear it by a notice. Of two managers at once the second hears 4003. */
export const decideJoinRequest =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.decideJoinRequest> =>
  (context, { group_id: groupId, user_id: userId, is_approved }) =>
    changeGroup(
      context,
      groupId,
      async (tx, { group, me }) => {
        obey(mayManageEntries(me.role))
        const linkId = (await findWaitingLink(tx, groupId, userId)) ?? refuse('stateChanged')
        const values = { name: group.group_name }
        if (is_approved === 0) {
          await refuseJoinRequest(tx, groupId, userId, context.clock())
          await notifyJoinWaits(context, tx, groupId)
          await domains.notices.notify(tx, { userId, key: 'groupJoinRefused', values })
          return {}
        }
        obey(mayMakeLinks(group, me.role))
        checkRoom(context, group.member_total, 1)
        await noteLinkUse(tx, linkId, userId, context.clock())
        const notice = await domains.notices.write(tx, { userId, key: 'groupJoinApproved', values, thing: groupId })
        await letIn(context, domains, tx, group, { userId, operatorId: me.user_id })
        await appendEvents(context, tx, [notice])
        return {}
      },
      { dissolved: 'groupDissolved' },
    )
