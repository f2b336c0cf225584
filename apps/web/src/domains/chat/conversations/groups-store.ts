import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group, GroupMember, MemberFace } from '@cliffhanger/contract/groups/schemas.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { loadAlone } from '../../../platform/storage/alone.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { EffectContext } from '../../../platform/storage/stream-effects.ts'
import { settingsIn, withSettings } from '../../../shared/conversations/settings.ts'
import type { GroupRow } from '../storage/rows.ts'
import { groupConversation } from './conversation.ts'
import { changeStoredConversation } from './conversation-store.ts'
import { groupLook } from './group-look.ts'
import { pinsOf, withPins } from './pins.ts'

/** Groups one answer holds at most. */
const pageSize = 1000

/** All groups I am in (S-14). */
export const loadMyGroups = async (): Promise<Group[]> => {
  const groups: Group[] = []
  for (let page = 1; ; page++) {
    const { list, total } = await call(groupsCalls.listMyGroups, { page, limit: pageSize }, { retries: 1 })
    groups.push(...list)
    if (list.length < pageSize || groups.length >= total) return groups
  }
}

/** What was told of groups that are not stored yet: a new device hears it while it still loads them. */
const earlyWaits = new WeakMap<LocalDatabase, Map<number, number>>()

const takeEarlyWaits = (database: LocalDatabase, groupId: number): number => {
  const early = earlyWaits.get(database)
  const total = early?.get(groupId) ?? 0
  early?.delete(groupId)
  return total
}

/** So many messages of a group wait for my review; inside a transaction. */
export const storeReviewWaits = async (database: LocalDatabase, groupId: number, total: number): Promise<void> => {
  const isKnown = (await database.groups.where('group_id').equals(groupId).modify({ review_waits: total })) > 0
  if (!isKnown) earlyWaits.set(database, (earlyWaits.get(database) ?? new Map()).set(groupId, total))
}

const rowOf = (database: LocalDatabase, group: Group, known: GroupRow | undefined): GroupRow => ({
  ...withPins(known ? pinsOf(known) : []),
  review_waits: known?.review_waits ?? takeEarlyWaits(database, group.group_id),
  ban_reason: known?.ban_reason ?? '',
  has_all_members: known?.has_all_members ?? 0,
  member_faces: known?.member_faces ?? [],
  ...group,
})

/** Stores groups of mine as the server has them; their conversations take name, picture and mute. Inside a transaction. */
export const storeGroups = async (database: LocalDatabase, groups: readonly Group[]): Promise<void> => {
  const known = await database.groups.bulkGet(groups.map(({ group_id }) => group_id))
  const rows = groups.map((group, index) => rowOf(database, group, known[index]))
  await database.groups.bulkPut(rows)
  const conversations = await database.sessions.bulkGet(groups.map(({ group_id }) => groupConversation(group_id)))
  const shown = rows.flatMap((group, index) => {
    const conversation = conversations[index]
    return conversation
      ? [withSettings({ ...conversation, ...groupLook(group, database.userId) }, settingsIn(group))]
      : []
  })
  await database.sessions.bulkPut(shown)
}

/** Changes what is kept of a group of mine; inside a transaction. */
export const changeGroup = async (
  database: LocalDatabase,
  groupId: number,
  change: (group: GroupRow) => Partial<GroupRow>,
): Promise<void> => {
  const group = await database.groups.get(groupId)
  if (group) await database.groups.put({ ...group, ...change(group) })
}

/** Stores members as they are now; inside a transaction. */
export const storeMembers = async (database: LocalDatabase, members: readonly GroupMember[]): Promise<void> => {
  await database.members.bulkPut([...members])
}

/** Asks for a group and its pinned messages anew (S-72, S-73). */
export const refreshGroup = (database: LocalDatabase, groupId: number): Promise<void> =>
  loadAlone(database, `group.${groupId}`, async () => {
    const { group } = await call(groupsCalls.getGroup, { group_id: groupId }, { retries: 1 })
    if (group.mygroup !== 1) return
    const { list } = await call(chatCalls.listPinnedMessages, { target_id: groupId })
    await database.write(async () => {
      await storeGroups(database, [group])
      await database.groups.update(groupId, withPins(list))
    })
  })

/** Refreshes a group of mine once the transaction is stored. */
export const refreshAfterwards = (
  database: LocalDatabase,
  groupId: number,
  afterwards: EffectContext['afterwards'],
): void => afterwards(() => void refreshGroup(database, groupId).catch(ignoreQuietly))

/** Asks for a group whose messages arrive while nothing is known of it. */
export const refreshUnknownGroup = async (
  database: LocalDatabase,
  groupId: number,
  afterwards: EffectContext['afterwards'],
): Promise<void> => {
  if ((await database.groups.get(groupId)) === undefined) refreshAfterwards(database, groupId, afterwards)
}

/** Brings all members of a group to this device, so that names and mentions need no server; nothing where they are here or
 *  are kept from me. */
export const loadMembers = async (database: LocalDatabase, groupId: number): Promise<void> => {
  const group = await database.groups.get(groupId)
  if (!group || group.has_all_members === 1) return
  if (group.show_member_list === 0 && group.userRole === 'member') return
  const { list } = await call(groupsCalls.listAllMembers, { group_id: groupId }, { retries: 1 })
  await database.write(async () => {
    await storeMembers(database, list)
    await changeGroup(database, groupId, () => ({ has_all_members: 1 }))
  })
}

/** Asks for the names of those of these people of a group who are not known here. */
export const loadSenders = async (
  database: LocalDatabase,
  groupId: number,
  userIds: readonly number[],
): Promise<void> => {
  const known = await database.members.bulkGet(userIds.map((userId) => [groupId, userId]))
  const unknown = userIds.filter((_userId, index) => known[index] === undefined)
  if (unknown.length === 0) return
  const { list } = await call(groupsCalls.getMembers, { group_id: groupId, members: unknown.slice(0, 200) })
  await database.write(() => storeMembers(database, list))
}

/** Nothing of the group can be trusted but its messages: it is loaded anew (socket.md 3.3). Inside a transaction. */
export const renewGroup = async ({ database, afterwards }: EffectContext, groupId: number): Promise<void> => {
  await changeGroup(database, groupId, () => ({ has_all_members: 0 }))
  refreshAfterwards(database, groupId, afterwards)
}

/** Shows a group's new name or picture in the chat list; inside a transaction. */
export const showGroupInList = (
  database: LocalDatabase,
  group: Pick<Group, 'group_id' | 'group_name' | 'avatar_url' | 'member_faces'>,
) =>
  changeStoredConversation(database, groupConversation(group.group_id), (conversation) => ({
    ...conversation,
    ...groupLook(group, database.userId),
  }))

/** Changes the faces that stand for a group without a picture, here and in the chat list; inside a transaction. */
export const changeFaces = async (
  database: LocalDatabase,
  groupId: number,
  change: (faces: readonly MemberFace[]) => readonly MemberFace[],
): Promise<void> => {
  const group = await database.groups.get(groupId)
  if (!group || group.avatar_url !== '') return
  const row = { ...group, member_faces: [...change(group.member_faces ?? [])] }
  await database.groups.put(row)
  await showGroupInList(database, row)
}
