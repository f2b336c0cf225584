import type { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { GroupRow, GroupsOperator } from '../../../groups/index.ts'
import { recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentGroup, presentGroupDetail } from '../../present/groups.ts'

const listGroups =
  ({ groups }: OperatorNeeds): Handler<typeof groupsOperatorCalls.listGroups> =>
  async ({ db }, { page, limit, search = '', status, default_qun, ...listing }) => {
    const filter = {
      keyword: search.trim(),
      status,
      isDefault: default_qun === undefined ? undefined : default_qun === 1,
      ...listingOf(listing),
    }
    const rows = await groups.operator.list(db, filter, limit, (page - 1) * limit)
    return { list: rows.map(presentGroup), total: await groups.operator.count(db, filter), page, limit }
  }

const detailOf = async (db: Db, operator: GroupsOperator, groupId: number) => ({
  group: presentGroupDetail((await operator.find(db, groupId)) ?? refuse('notFound')),
})

const getGroup =
  ({ groups }: OperatorNeeds): Handler<typeof groupsOperatorCalls.getGroup> =>
  ({ db }, { group_id }) =>
    detailOf(db, groups.operator, group_id)

/** Bans a group with a reason its members are shown, or reopens it. */
const setGroupState =
  (needs: OperatorNeeds): Handler<typeof groupsOperatorCalls.setGroupState> =>
  (context, { group_id, status, reason }) =>
    change(context, needs, group_id, {
      action: status === groupStates.banned ? 'group.ban' : 'group.reopen',
      reason,
      work: ({ ban, reopen }, tx) => (status === groupStates.banned ? ban(tx, group_id, reason) : reopen(tx, group_id)),
      shown: ({ status: state, ban_reason }) => ({ status: state, ban_reason }),
    })

const setGroupBadges =
  (needs: OperatorNeeds): Handler<typeof groupsOperatorCalls.setGroupBadges> =>
  (context, { group_id, is_vip, qun_level }) =>
    change(context, needs, group_id, {
      action: 'group.setBadges',
      work: ({ setBadges }, tx) => setBadges(tx, group_id, { isVip: is_vip === 1, level: qun_level }),
      shown: (group) => ({ is_vip: group.is_vip, qun_level: group.qun_level }),
    })

/** S-103: whether new accounts join the group. */
const setDefaultGroup =
  (needs: OperatorNeeds): Handler<typeof groupsOperatorCalls.setDefaultGroup> =>
  (context, { group_id, default_qun, reason }) =>
    change(context, needs, group_id, {
      action: 'group.setDefault',
      reason,
      work: ({ setDefault }, tx) => setDefault(tx, group_id, default_qun === 1),
      shown: (group) => ({ default_qun: group.default_qun }),
    })

interface Change {
  readonly action: AuditAction
  readonly reason?: string
  readonly work: (operator: GroupsOperator, tx: Db) => ReturnType<GroupsOperator['reopen']>
  /** What of the group the log keeps. */
  readonly shown: (group: GroupRow) => unknown
}

/** One act upon a group with its entry in the log; what changed nothing is no act. */
const change = (
  context: CallContext<'operator'>,
  { groups: { operator } }: OperatorNeeds,
  groupId: number,
  { action, reason, work, shown }: Change,
) =>
  context.db.transaction(
    async (tx) => {
      const { before, after } = await work(operator, tx)
      if (before !== after)
        await recordAction(tx, context, {
          action,
          target: `group ${groupId}`,
          reason,
          before: shown(before),
          after: shown(after),
        })
      return detailOf(tx, operator, groupId)
    },
    // A sender's transaction may hold what this one waits for.
    { retries: 3 },
  )

export const groupHandlers = (needs: OperatorNeeds): Handlers<typeof groupsOperatorCalls> => ({
  listGroups: listGroups(needs),
  getGroup: getGroup(needs),
  setGroupState: setGroupState(needs),
  setGroupBadges: setGroupBadges(needs),
  setDefaultGroup: setDefaultGroup(needs),
})
