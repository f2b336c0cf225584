import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { isAdministrator, mayAddFriends, maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { groupsHandlers } from './calls/handlers.ts'
import { joinDefaults, joinDefaultsJob, queueDefaults } from './join-defaults.ts'
import { registerJoinPages } from './joining/routes.ts'
import { makeGroup, type NewGroup } from './make-group.ts'
import type { GroupsNeeds } from './needs.ts'
import { notifyGroups, notifyGroupsJob } from './notify-groups.ts'
import { OnlineMembers } from './online-members.ts'
import { createGroupsOperator, type GroupsOperator } from './operator.ts'
import { findGroup } from './queries/groups.ts'
import { findMember, findMembers } from './queries/members.ts'
import { type Watcher, Watchers } from './watchers.ts'

export type { GroupsOperator } from './operator.ts'
export { scopesOf } from './present.ts'
export { findGroup, type GroupRow, type GroupWithCreator, usedByGroups } from './queries/groups.ts'

export interface GroupsDomain extends Domain {
  /** Which of these are members of a group of `userId`, as far as they may know; refuses 5005 where `userId` is no member. */
  memberIdsAmong(db: Db, groupId: number, userId: number, candidateIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Whether `userId` may ask `otherId` for friendship because they met in this group; undefined where one of them is not in it. */
  mayAddFriend(db: Db, groupId: number, userId: number, otherId: number): Promise<boolean | undefined>
  /** Notifies all groups of a member how they look now, once the transaction commits. */
  profileChanged(tx: Db, userId: number): Promise<void>
  /** Has a new account join the default groups (S-103), once the transaction commits. */
  accountCreated(tx: Db, userId: number): Promise<void>
  /** Begins or ends telling a device who is online in a group; refuses 4001 outside of it. */
  watch(watcher: Watcher, groupId: number, isOn: boolean): Promise<void>
  /** Makes a group with these in it, whoever they are to each other; for the server's own purposes. */
  make(tx: Db, group: NewGroup): Promise<Group>
  /** What operators do with groups. */
  readonly operator: GroupsOperator
}

/** Groups: making and ending them, their settings, and who is in them; what they say to each other is the chat's. */
export function createGroupsDomain(context: ServerContext, domains: GroupsNeeds): GroupsDomain {
  const online = new OnlineMembers(context, domains)
  const watchers = new Watchers(context, online)
  return {
    calls: bindCalls(groupsCalls, groupsHandlers(domains, online)),
    routes: registerJoinPages,
    async memberIdsAmong(db, groupId, userId, candidateIds) {
      const group = await findGroup(db, groupId)
      const me = group && group.status !== groupStates.dissolved ? await findMember(db, groupId, userId) : undefined
      if (!group || !me) return refuse('notGroupMember')
      const found = await findMembers(db, groupId, candidateIds)
      const shown =
        maySeeMembers(group, me.role) === undefined ? found : found.filter(({ role }) => isAdministrator(role))
      return new Set(shown.map((member) => member.user_id))
    },
    async mayAddFriend(db, groupId, userId, otherId) {
      const group = await findGroup(db, groupId)
      const [me, other] = [await findMember(db, groupId, userId), await findMember(db, groupId, otherId)]
      if (!group || group.status === groupStates.dissolved || !me || !other) return undefined
      return mayAddFriends(group, me.role) === undefined
    },
    async profileChanged(tx, userId) {
      await context.jobs.enqueue(notifyGroupsJob, { user_id: userId }, { tx })
    },
    accountCreated: (tx, userId) => queueDefaults(context, tx, userId),
    async watch(watcher, groupId, isOn) {
      if (isOn) await watchers.watch(watcher, groupId)
      else watchers.unwatch(watcher, groupId)
    },
    make: (tx, group) => makeGroup(context, domains, tx, group),
    operator: createGroupsOperator(context),
    async start() {
      await context.jobs.work(notifyGroupsJob, ({ user_id: userId }, { signal }) =>
        notifyGroups(context, userId, signal),
      )
      await context.jobs.work(joinDefaultsJob, ({ user_id: userId }, { signal }) =>
        joinDefaults(context, domains, userId, signal),
      )
    },
    stop() {
      watchers.close()
      online.close()
    },
  }
}
