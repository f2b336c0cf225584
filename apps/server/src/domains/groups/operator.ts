import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { appendGroupEvents, newGroupEvent } from '../chat/index.ts'
import { editGroup } from './edit-group.ts'
import {
  countGroups,
  countOwnGroups,
  findGroupWithCreator,
  type GroupRow,
  listGroups,
  lockGroup,
  updateGroup,
} from './queries/groups.ts'
import { listGroupsOf } from './queries/groups-of-member.ts'
import { listManagers } from './queries/members.ts'

type Acting = Pick<ServerContext, 'bus' | 'clock'>

/** The badges an operator gives a group. */
export interface GroupBadges {
  readonly isVip?: boolean
  readonly level?: number
}

export interface Changed {
  readonly before: GroupRow
  readonly after: GroupRow
}

const platformId = 0
/** Most managers an operator's page shows. */
const shownManagers = 100

/** What operators do with groups. Each call belongs into the transaction that also writes their log, and answers the group before and
 *  after; refuses 4002 for a group there is none of, 4003 for one that was dissolved. */
export function createGroupsOperator(context: Acting) {
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
    /** Nobody sends, invites or edits in it until it is reopened. Again with another reason changes the reason. */
    ban: (tx: Db, groupId: number, reason: string) => setStatus(tx, groupId, 2, reason),
    reopen: (tx: Db, groupId: number) => setStatus(tx, groupId, 1, ''),
    async setBadges(tx: Db, groupId: number, { isVip, level }: GroupBadges): Promise<Changed> {
      const before = await lockLiving(tx, groupId)
      const change = {
        ...(isVip !== undefined && { is_vip: isVip }),
        ...(level !== undefined && { qun_level: level }),
      }
      return { before, after: await editGroup(context, tx, before, change, platformId) }
    },
    /** Whether new accounts join it (S-103). */
    async setDefault(tx: Db, groupId: number, isDefault: boolean): Promise<Changed> {
      const before = await lockLiving(tx, groupId)
      return { before, after: await editGroup(context, tx, before, { default_qun: isDefault }, platformId) }
    },
    /** Newest first; `keyword` is a group's number or a part of its name. */
    list: listGroups,
    count: countGroups,
    /** A group with those who run it, its creator first; nobody does once it is dissolved. */
    async find(db: Db, groupId: number) {
      const group = await findGroupWithCreator(db, groupId)
      return group && { group, managers: await listManagers(db, groupId, shownManagers) }
    },
    /** How many groups somebody is in. */
    countOf: (db: Db, userId: number) => countOwnGroups(db, userId, 0),
    /** Those groups, joined last first. */
    async listOf(db: Db, userId: number, limit: number, offset: number) {
      const rows = await listGroupsOf(db, userId, limit, offset)
      return rows.map(({ muted_until_ms, ...row }) => ({
        ...row,
        is_muted: isMutedAt({ is_muted: row.is_muted, muted_until_ms }, context.clock()),
      }))
    },
  }
}

export type GroupsOperator = ReturnType<typeof createGroupsOperator>

async function lockLiving(tx: Db, groupId: number): Promise<GroupRow> {
  const group = await lockGroup(tx, groupId)
  if (!group) return refuse('notFound')
  return group.status === groupStates.dissolved ? refuse('stateChanged') : group
}
