import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'

import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberOf } from '../../present/account.ts'

const officials = { search: '', isEnabled: undefined, userType: userTypes.official } as const

/** Official accounts with their load, and what members are shown beside them. */
const listSupport =
  ({ friends, session, gateway }: OperatorNeeds): Handler<typeof friendsOperatorCalls.listSupport> =>
  async ({ db }, { page, limit }) => {
    const rows = await session.operator.listMembers(db, officials, limit, (page - 1) * limit)
    const loads = await friends.operator.countAssigned(
      db,
      rows.map(({ id }) => id),
    )
    const assigned = new Map(loads.map((row) => [row.agent_id, row.assigned]))
    const { service_url, service_hours } = await session.platform()
    const list = rows.map((row) => ({
      user_id: row.id,
      user_no: row.user_no,
      nick_name: row.nick_name,
      avatar_url: row.avatar_url,
      status: row.is_enabled ? (1 as const) : (0 as const),
      is_online: gateway.presence.isOnline(row.id) ? (1 as const) : (0 as const),
      assigned: assigned.get(row.id) ?? 0,
      create_time: toSeconds(row.created_ms),
    }))
    const supportContact = { link: service_url, work_time: service_hours }
    return { list, total: await session.operator.countMembers(db, officials), page, limit, desk: supportContact }
  }

/** Makes a member ordinary, official customer service or a star. The members an official account looked after get another one
 *  when they next ask for customer service. */
const setMemberType =
  ({ account, friends, session, stars, support }: OperatorNeeds): Handler<typeof friendsOperatorCalls.setMemberType> =>
  (context, { user_id, user_type, reason }) =>
    context.db.transaction(
      async (tx) => {
        const before = await account.operator.changeUserType(tx, user_id, user_type)
        if (before !== user_type) {
          await stars.operator.stars.typeChanged(tx, user_id, user_type)
          if (before === userTypes.official || user_type === userTypes.official) {
            await friends.operator.supportChanged(tx, user_id)
            await support.operator.endCasesOf(tx, user_id)
            support.operator.officialsChanged(tx)
          }
          await recordAction(tx, context, {
            action: 'member.setType',
            target: `member ${user_id}`,
            reason,
            before: { user_type: before },
            after: { user_type },
          })
        }
        return { member: await memberOf(session, tx, user_id) }
      },
      { retries: 3 },
    )

export const supportHandlers = (needs: OperatorNeeds): Handlers<typeof friendsOperatorCalls> => ({
  listSupport: listSupport(needs),
  setMemberType: setMemberType(needs),
})
