import type { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberOf, presentActivity, presentMember } from '../../present/account.ts'

const listMembers =
  ({ session }: OperatorNeeds): Handler<typeof accountOperatorCalls.listMembers> =>
  async ({ db }, { page, limit, search = '', status, user_type, ...listing }) => {
    const filter = {
      search: search.trim(),
      isEnabled: status === undefined ? undefined : status === 1,
      userType: user_type,
      ...listingOf(listing),
    }
    const rows = await session.operator.listMembers(db, filter, limit, (page - 1) * limit)
    return { list: rows.map(presentMember), total: await session.operator.countMembers(db, filter), page, limit }
  }

/** A member with their standing: friends, groups and reports; and when they were here last. */
const getMember =
  ({
    session,
    friends,
    groups,
    reports,
    membership,
    gateway,
  }: OperatorNeeds): Handler<typeof accountOperatorCalls.getMember> =>
  async ({ db, clock }, { user_id }) => ({
    member: await memberOf(session, db, user_id),
    activity: presentActivity(
      gateway.presence.isOnline(user_id),
      await session.operator.findLastSeen(db, user_id),
      await membership.findMembershipFacts(db, user_id, clock()),
    ),
    standing: {
      friends: await friends.operator.countFriends(db, user_id),
      groups: await groups.operator.countOf(db, user_id),
      reports: await reports.operator.countAbout(db, user_id),
    },
  })

/** Disables or enables an account. Disabling ends its sign-ins at once: their next call answers 6002. */
const setMemberState =
  ({ session, account, support }: OperatorNeeds): Handler<typeof accountOperatorCalls.setMemberState> =>
  async (context, { user_id, status, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await account.operator.updateEnabled(tx, user_id, status === 1, context.clock()))) return refuse('notFound')
      if (status === 0) await session.sessions.endAll(tx, user_id, 0, 'disabled')
      if (status === 0) await support.operator.endCasesOf(tx, user_id)
      support.operator.officialsChanged(tx)
      await recordAction(tx, context, {
        action: status === 1 ? 'member.enable' : 'member.disable',
        target: `member ${user_id}`,
        reason,
      })
      return { member: await memberOf(session, tx, user_id) }
    })

/** Ends every sign-in of a member; their next call answers 6001. */
const endMemberSessions =
  ({ session }: OperatorNeeds): Handler<typeof accountOperatorCalls.endMemberSessions> =>
  async (context, { user_id, reason }) =>
    context.db.transaction(async (tx) => {
      const { session_total } = await memberOf(session, tx, user_id)
      await session.sessions.endAll(tx, user_id, 0, 'operator')
      await recordAction(tx, context, {
        action: 'member.signOut',
        target: `member ${user_id}`,
        reason,
        after: { ended: session_total },
      })
      return { ended: session_total }
    })

export const memberHandlers = (needs: OperatorNeeds) => ({
  listMembers: listMembers(needs),
  getMember: getMember(needs),
  setMemberState: setMemberState(needs),
  endMemberSessions: endMemberSessions(needs),
})
