import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { appendGroupEvents, newGroupEvent } from '../../platform/group-stream.ts'
import { refuse } from '../../platform/refusal.ts'
import { editGroup } from './edit-group.ts'
import {
  countGroups,
  countOwnGroups,
  findGroupWithCreator,
  type GroupFilter,
  type GroupRow,
  type GroupWithCreator,
  listGroups,
  lockGroup,
  updateGroup,
} from './queries/groups.ts'
import { listManagers, type MemberRow } from './queries/members.ts'

type Acting = Pick<ServerContext, 'bus' | 'clock'>

/** The badges an operator gives a group. */
export interface GroupBadges {
  readonly isVip?: boolean
  readonly level?: number
}

/** What operators do with groups. Each call belongs into the transaction that also writes their log, and answers the group before and
 *  after; refuses 4002 for a group there is none of, 4003 for one that was dissolved. */
export interface GroupOperation {
  /** Nobody sends, invites or edits in it until it is reopened. Again with another reason changes the reason. */
  ban(tx: Db, groupId: number, reason: string): Promise<Changed>
  reopen(tx: Db, groupId: number): Promise<Changed>
  setBadges(tx: Db, groupId: number, badges: GroupBadges): Promise<Changed>
  /** Whether new accounts join it (S-103). */
  setDefault(tx: Db, groupId: number, isDefault: boolean): Promise<Changed>
  /** A page of all groups, newest first; `keyword` is a group's number or a part of its name. */
  list(
    db: Db,
    filter: GroupFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly GroupWithCreator[]; readonly total: number }>
  /** A group with those who run it, its creator first; nobody does once it is dissolved. */
  find(db: Db, groupId: number): Promise<Described | undefined>
  /** How many groups somebody is in. */
  countOf(db: Db, userId: number): Promise<number>
}

export interface Described {
  readonly group: GroupWithCreator
  readonly managers: readonly MemberRow[]
}

export interface Changed {
  readonly before: GroupRow
  readonly after: GroupRow
}

const platformId = 0
/** Most managers an operator's page shows. */
const shownManagers = 100

export function createGroupOperation(context: Acting): GroupOperation {
  const setStatus = async (tx: Db, groupId: number, status: 1 | 2, reason: string): Promise<Changed> => {
    const before = await lockLiving(tx, groupId)
    if (before.status === status && before.ban_reason === reason) return { before, after: before }
    const after = await updateGroup(tx, groupId, { status, ban_reason: reason }, context.clock())
    await appendGroupEvents(context, tx, groupId, [
      newGroupEvent(groupEvents.banned, { target_id: groupId, status, reason }),
    ])
    return { before, after }
  }
  return {
    ban: (tx, groupId, reason) => setStatus(tx, groupId, 2, reason),
    reopen: (tx, groupId) => setStatus(tx, groupId, 1, ''),
    async setBadges(tx, groupId, { isVip, level }) {
      const before = await lockLiving(tx, groupId)
      const change = {
        ...(isVip !== undefined && { is_vip: isVip }),
        ...(level !== undefined && { qun_level: level }),
      }
      return { before, after: await editGroup(context, tx, before, change, platformId) }
    },
    async setDefault(tx, groupId, isDefault) {
      const before = await lockLiving(tx, groupId)
      return { before, after: await editGroup(context, tx, before, { default_qun: isDefault }, platformId) }
    },
    async list(db, filter, { limit, offset }) {
      return { rows: await listGroups(db, filter, limit, offset), total: await countGroups(db, filter) }
    },
    async find(db, groupId) {
      const group = await findGroupWithCreator(db, groupId)
      return group && { group, managers: await listManagers(db, groupId, shownManagers) }
    },
    countOf: (db, userId) => countOwnGroups(db, userId, 0),
  }
}

async function lockLiving(tx: Db, groupId: number): Promise<GroupRow> {
  const group = await lockGroup(tx, groupId)
  if (!group) return refuse('notFound')
  return group.status === groupStates.dissolved ? refuse('stateChanged') : group
}
