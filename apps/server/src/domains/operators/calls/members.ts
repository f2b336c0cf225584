import type { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { MemberOverview } from '@cliffhanger/contract/operators/schemas.ts'
import type { Db } from '../../../platform/db.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { updateEnabled } from '../../account/index.ts'
import { countMembers, findMember, listMembers as listMemberRows, type MemberOverviewRow } from '../../session/index.ts'
import { recordAct } from '../audit.ts'
import type { OperatorNeeds } from '../needs.ts'

const presentMember = (row: MemberOverviewRow): MemberOverview => ({
  user_id: row.id,
  user_no: row.user_no,
  nick_name: row.nick_name,
  avatar_url: row.avatar_url,
  login_name: row.login_name ?? '',
  user_email: row.email ?? '',
  user_phone: row.phone ?? '',
  login_type: row.login_type,
  has_google: row.has_totp ? 1 : 0,
  status: row.is_enabled ? 1 : 0,
  parent_code: row.parent_code,
  reg_ip: row.reg_ip,
  language: row.language,
  session_total: row.session_total,
  create_time: Math.floor(row.created_ms / 1000),
})

const memberOf = async (db: Db, userId: number): Promise<MemberOverview> =>
  presentMember((await findMember(db, userId)) ?? refuse('notFound'))

export const listMembers: Handler<typeof platformCalls.listMembers> = async (
  { db },
  { page, limit, search = '', status },
) => {
  const filter = { search: search.trim(), isEnabled: status === undefined ? undefined : status === 1 }
  const rows = await listMemberRows(db, filter, limit, (page - 1) * limit)
  return { list: rows.map(presentMember), total: await countMembers(db, filter), page, limit }
}

export const getMember: Handler<typeof platformCalls.getMember> = async ({ db }, { user_id }) => ({
  member: await memberOf(db, user_id),
})

/** Disables or enables an account. Disabling ends its sign-ins at once: their next call answers 6002. */
export const setMemberState =
  ({ session }: OperatorNeeds): Handler<typeof platformCalls.setMemberState> =>
  async (context, { user_id, status, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await updateEnabled(tx, user_id, status === 1, context.clock()))) return refuse('notFound')
      if (status === 0) await session.sessions.endAll(tx, user_id, 0, 'disabled')
      await recordAct(tx, context, {
        action: status === 1 ? 'member.enable' : 'member.disable',
        target: `member ${user_id}`,
        reason,
      })
      return { member: await memberOf(tx, user_id) }
    })

/** Ends every sign-in of a member; his next call answers 6001. */
export const endMemberSessions =
  ({ session }: OperatorNeeds): Handler<typeof platformCalls.endMemberSessions> =>
  async (context, { user_id, reason }) =>
    context.db.transaction(async (tx) => {
      const { session_total } = await memberOf(tx, user_id)
      await session.sessions.endAll(tx, user_id, 0, 'operator')
      await recordAct(tx, context, {
        action: 'member.signOut',
        target: `member ${user_id}`,
        reason,
        after: { ended: session_total },
      })
      return { ended: session_total }
    })
