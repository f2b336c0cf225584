import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type GroupMember, readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator, maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { findApart } from '../../friends/index.ts'
import { distinct, findSeat, obey, type Seat } from '../change-group.ts'
import type { GroupsNeeds } from '../needs.ts'
import { findVisiblyOnline } from '../online-members.ts'
import { presentMember } from '../present.ts'
import {
  countMembers,
  findMembers,
  listManagers as listManagerRows,
  listMembersSince,
  listReadMessages,
  listMembers as listRows,
  type MemberFilter,
  type MemberRow,
} from '../queries/members.ts'

/** No group is larger than an operator may let groups grow (C-48). */
const wholeGroup = 100_000

type Asking = Pick<CallContext<'bearer'>, 'db' | 'clock'>

/** Members as `seat` sees them. */
async function presentRows(
  domains: GroupsNeeds,
  { db, clock }: Asking,
  seat: Seat,
  rows: readonly MemberRow[],
): Promise<GroupMember[]> {
  const userIds = rows.map((row) => row.user_id)
  const online = await findVisiblyOnline(
    domains,
    db,
    seat.group,
    { userId: seat.me.user_id, role: seat.me.role },
    userIds,
  )
  return rows.map((row) => presentMember(row, online.has(row.user_id), clock()))
}

/** With what each has read, in groups small enough for a read-by list; of oneself alone where the members are protected, and not of those
 *  with whom a blacklist stands between. */
async function withReadMarks(db: Db, { group, me }: Seat, members: GroupMember[]): Promise<GroupMember[]> {
  if (group.member_total > readByLimit) return members
  const all = members.map((member) => member.user_id)
  const apart = await findApart(db, me.user_id, all)
  const seesAll = maySeeMembers(group, me.role) === undefined
  const userIds = all.filter((userId) => userId === me.user_id || (seesAll && !apart.has(userId)))
  const read = new Map(
    (await listReadMessages(db, group.group_id, userIds)).map((row) => [row.user_id, row.read_msg_id]),
  )
  return members.map((member) => ({ ...member, read_msg_id: read.get(member.user_id) ?? 0 }))
}

/** Members by their ids. Where the members are protected, role member finds only themselves, the owner and managers. */
export const getMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.getMembers> =>
  async (context, { group_id: groupId, members }) => {
    const seat = await findSeat(context, groupId)
    const isProtected = maySeeMembers(seat.group, seat.me.role) !== undefined
    const rows = (await findMembers(context.db, groupId, distinct(members))).filter(
      (row) => !isProtected || row.user_id === seat.me.user_id || isAdministrator(row.role),
    )
    return {
      list: await withReadMarks(context.db, seat, await presentRows(domains, context, seat, rows)),
    }
  }

/** Creator and managers, the creator first; everybody in the group may know who they are. */
export const listManagers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.listManagers> =>
  async (context, { group_id: groupId }) => {
    const seat = await findSeat(context, groupId)
    return {
      list: await presentRows(domains, context, seat, await listManagerRows(context.db, groupId, wholeGroup)),
    }
  }

/** Everybody, or those whose row changed since. Refuses 5012 where the members are protected. */
export const listAllMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.listAllMembers> =>
  async (context, { group_id: groupId, update_time = 0 }) => {
    const seat = await findSeat(context, groupId)
    obey(maySeeMembers(seat.group, seat.me.role))
    const rows = await listMembersSince(context.db, groupId, update_time * 1000, wholeGroup)
    return { list: await presentRows(domains, context, seat, rows), total: rows.length }
  }

interface Page {
  readonly page: number
  readonly limit: number
}

async function listPage(
  domains: GroupsNeeds,
  context: Asking,
  seat: Seat,
  filter: Omit<MemberFilter, 'groupId' | 'nowMs'>,
  { page, limit }: Page,
) {
  obey(maySeeMembers(seat.group, seat.me.role))
  const { db, clock } = context
  const whole = { ...filter, groupId: seat.group.group_id, nowMs: clock() }
  const rows = await listRows(db, whole, limit, (page - 1) * limit)
  return { list: await presentRows(domains, context, seat, rows), total: await countMembers(db, whole), page, limit }
}

/** A page of everybody, or of those whose name or number holds a word. */
export const listMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.listMembers> =>
  async (context, { group_id: groupId, keyword = '', ...page }) => {
    const seat = await findSeat(context, groupId)
    const filter = { keyword: keyword.trim(), role: undefined, isMuted: undefined }
    const found = await listPage(domains, context, seat, filter, page)
    return { ...found, list: await withReadMarks(context.db, seat, found.list) }
  }

/** A page of those who are neither creator nor managers, all or those who are muted or not. */
export const listOrdinaryMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.listOrdinaryMembers> =>
  async (context, { group_id: groupId, keyword = '', is_muted, ...page }) => {
    const seat = await findSeat(context, groupId)
    const isMuted = is_muted === undefined ? undefined : is_muted === 1
    return listPage(domains, context, seat, { keyword: keyword.trim(), role: 'member', isMuted }, page)
  }
