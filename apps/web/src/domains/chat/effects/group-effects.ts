import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { facesWith, facesWithout } from '@cliffhanger/rules/groups/member-faces.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { type EffectContext, effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { translate } from '../../../platform/texts.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { groupConversation } from '../conversations/conversation.ts'
import { conversationOfSync } from '../conversations/conversation-row.ts'
import {
  membersOf,
  messagesBetween,
  removeConversation,
  removeMessages,
  sessionOf,
} from '../conversations/conversation-store.ts'
import {
  changeFaces,
  changeGroup,
  refreshAfterwards,
  showGroupInList,
  storeGroups,
  storeMembers,
} from '../conversations/groups-store.ts'
import { isReadAnywhere } from '../conversations/reading.ts'
import { leaveFolders } from '../folders/folder-rows.ts'

/** S-73: I came into a group. What was said before, as far as I may read it, is fetched when I scroll up. */
const convAdded = effect(groupEvents.convAdded, async ({ database, myId, afterwards }, data) => {
  const { conversation_id, session, group } = data
  await storeGroups(database, [group])
  const known = await sessionOf(database, conversation_id, myId)
  if (!known) return
  const isNew = (await database.sessions.get(conversation_id)) === undefined
  const after = isNew ? 0 : ((await messagesBetween(database, conversation_id, 0).last())?.msg_id ?? 0)
  const before = session.last_msg_id + 1
  await database.sessions.put({
    ...conversationOfSync(session, known),
    last_time: session.last_time || group.create_time,
    gaps: before - after > 1 && data.from_seq < data.seq ? [{ after, before }] : [],
  })
  refreshAfterwards(database, group.group_id, afterwards)
})

type Ended = 'removed' | 'left' | 'dissolved'

/** S-77: everything of the group goes; whoever looks at it is told why. */
const endGroup = async (
  { database, afterwards }: EffectContext,
  groupId: number,
  { how, isMyAction }: { readonly how: Ended; readonly isMyAction: boolean },
): Promise<void> => {
  const conversation = groupConversation(groupId)
  const name = (await database.groups.get(groupId))?.group_name ?? ''
  await removeConversation(database, conversation)
  await leaveFolders(database, conversation)
  if (isMyAction || name === '' || how === 'left') return
  const text = how === 'removed' ? 'chat.removedFromGroup' : 'chat.groupWasDissolved'
  afterwards(() => {
    if (isReadAnywhere(conversation)) toast(translate(text, { name }))
  })
}

const convRemoved = effect(groupEvents.convRemoved, (context, { target_id, reason, operator_id }) =>
  endGroup(context, target_id, { how: reason, isMyAction: operator_id === context.myId }),
)

const dissolved = effect(groupEvents.dissolved, (context, { target_id, operator_id }) =>
  endGroup(context, target_id, { how: 'dissolved', isMyAction: operator_id === context.myId }),
)

const created = effect(groupEvents.created, async ({ database }, { group, members }) => {
  await storeMembers(database, members)
  await changeGroup(database, group.group_id, () => ({ ...group, has_all_members: 1 }))
})

const invited = effect(groupEvents.invited, async ({ database, myId, afterwards }, data) => {
  const { target_id, operatorsed_ids, members } = data
  const stored = await database.members.bulkGet(members.map(({ user_id }): [number, number] => [target_id, user_id]))
  const joined = stored.filter((member) => (member?.role ?? '') === '').length
  await storeMembers(database, members)
  await changeGroup(database, target_id, (group) => ({
    ...(operatorsed_ids.includes(myId) && { mygroup: 1 as const }),
    member_total: group.member_total > 0 ? group.member_total + joined : 0,
  }))
  await changeFaces(database, target_id, (faces) => facesWith(faces, members))
  if (operatorsed_ids.includes(myId)) refreshAfterwards(database, target_id, afterwards)
})

/** These people are in the group no more; their names stay with what they wrote. */
const dropMembers = async (database: LocalDatabase, groupId: number, userIds: readonly number[]): Promise<void> => {
  const keys = userIds.map((userId): [number, number] => [groupId, userId])
  const stored = (await database.members.bulkGet(keys)).filter((member) => member !== undefined)
  await database.members.bulkPut(stored.map((member) => ({ ...member, role: '' as const, is_muted: 0 as const })))
  await changeGroup(database, groupId, ({ member_total }) => ({
    member_total: Math.max(0, member_total - userIds.length),
  }))
  await changeFaces(database, groupId, (faces) => facesWithout(faces, userIds))
}

const removed = effect(groupEvents.removed, async ({ database }, { target_id, weedout_ids, del_msg }) => {
  await dropMembers(database, target_id, weedout_ids)
  if (del_msg === 0) return
  const conversation = groupConversation(target_id)
  const theirs = messagesBetween(database, conversation, 0).filter(({ sender_id }) => weedout_ids.includes(sender_id))
  await removeMessages(database, conversation, await theirs.primaryKeys())
})

const left = effect(groupEvents.left, ({ database }, { target_id, user_id }) =>
  dropMembers(database, target_id, [user_id]),
)

/** S-74, S-75. */
const roleChanged = effect(groupEvents.roleChanged, async ({ database, myId }, data) => {
  const { target_id, members, operatorsed_ids, role } = data
  await storeMembers(database, members)
  await membersOf(database, target_id)
    .filter(({ user_id, role: held }) => held !== '' && operatorsed_ids.includes(user_id))
    .modify({ role })
  if (operatorsed_ids.includes(myId)) await changeGroup(database, target_id, () => ({ userRole: role }))
})

/** S-121. */
const handedOver = effect(groupEvents.handedOver, async ({ database, myId, afterwards }, data) => {
  const { target_id, members, operatorsed_ids, creator_id } = data
  const roleOf = (userId: number) => (userId === creator_id ? ('creator' as const) : ('manager' as const))
  await storeMembers(database, members)
  for (const userId of operatorsed_ids)
    await membersOf(database, target_id)
      .filter(({ user_id, role }) => role !== '' && user_id === userId)
      .modify({ role: roleOf(userId) })
  await changeGroup(database, target_id, () => ({
    creator_id,
    ...(operatorsed_ids.includes(myId) && { userRole: roleOf(myId) }),
  }))
  // Its creator sees of it what a member may not have seen.
  if (creator_id === myId) refreshAfterwards(database, target_id, afterwards)
})

/** S-76, S-122. */
const muted = effect(groupEvents.muted, async ({ database, myId }, data) => {
  const { target_id, members, operatorsed_ids, is_muted, muted_until = 0 } = data
  await storeMembers(database, members)
  await membersOf(database, target_id)
    .filter(({ user_id }) => operatorsed_ids.includes(user_id))
    .modify({ is_muted, muted_until })
  if (operatorsed_ids.includes(myId))
    await changeGroup(database, target_id, () => ({ userMuted: is_muted, userMutedUntil: muted_until }))
})

const configured = effect(groupEvents.configured, async ({ database, afterwards }, { target_id, changed }) => {
  const fields = Object.entries(changed).filter(([, value]) => value !== undefined)
  await changeGroup(database, target_id, () => Object.fromEntries(fields))
  const group = await database.groups.get(target_id)
  if (group && (changed.group_name !== undefined || changed.avatar_url !== undefined))
    await showGroupInList(database, group)
  // Whose faces stand for the group is for the server to say once it lost its picture or shows its members to others.
  const isFaceless = group?.avatar_url === ''
  if (isFaceless && (changed.avatar_url !== undefined || changed.show_member_list !== undefined))
    refreshAfterwards(database, target_id, afterwards)
})

const memberInfo = effect(groupEvents.memberInfo, async ({ database, myId }, { target_id, member }) => {
  await storeMembers(database, [member])
  await changeFaces(database, target_id, (faces) =>
    faces.some(({ user_id }) => user_id === member.user_id) ? facesWith(faces, [member]) : faces,
  )
  if (member.user_id === myId) await changeGroup(database, target_id, () => ({ userNickname: member.group_nickname }))
})

const banned = effect(groupEvents.banned, ({ database }, { target_id, status, reason }) =>
  changeGroup(database, target_id, () => ({ status, ban_reason: status === groupStates.banned ? reason : '' })),
)

/** What the events about groups and their members do here. */
export const groupEffects: readonly StreamEffect[] = [
  convAdded,
  convRemoved,
  created,
  invited,
  removed,
  left,
  dissolved,
  roleChanged,
  handedOver,
  muted,
  configured,
  memberInfo,
  banned,
]
