import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { groupMessageCalls } from '@cliffhanger/contract/chat/group-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group, muteSeconds, ScopeName, slowModes, ToggleName } from '@cliffhanger/contract/groups/schemas.ts'
import { call } from '../../platform/server/client.ts'
import { changeStored, forgetAnswers } from '../../platform/server/optimistic.ts'
import { databaseOf } from '../../platform/storage/local-database.ts'
import { memberLists } from './member-lists.ts'

const conversationOf = (groupId: number): string => `g_${groupId}`

/** Seconds between two messages of an ordinary member (S-123). */
export type SlowSeconds = (typeof slowModes)[number]

/** Settings of a group, and what they become. */
export type SettingChange = Partial<
  Pick<Group, ScopeName | Exclude<ToggleName, 'default_qun'>> & { readonly slow_seconds: SlowSeconds }
>

/** Changes settings of a group; shown at once, taken back where the server refuses. */
export const changeSettings = async (myId: number, groupId: number, changes: SettingChange): Promise<void> => {
  await changeStored(databaseOf(myId).groups, groupId, changes, async () => {
    await call(groupsCalls.editGroupSettings, { group_id: groupId, ...changes })
  })
  await forgetAnswers(groupsCalls.getGroup)
}

/** Changes name, picture, description or notice of a group. */
export const editGroup = async (
  myId: number,
  changes: CallRequest<typeof groupsCalls.editGroupBase>,
): Promise<void> => {
  const { group } = await call(groupsCalls.editGroupBase, changes)
  await databaseOf(myId).groups.update(group.group_id, group)
  await forgetAnswers(groupsCalls.getGroup)
}

/** Makes a member the creator in my place (S-121). */
export const handOverGroup = async (
  myId: number,
  given: CallRequest<typeof groupsCalls.handOverGroup>,
): Promise<void> => {
  const { group } = await call(groupsCalls.handOverGroup, given)
  await databaseOf(myId).groups.update(group.group_id, group)
  await forgetAnswers(groupsCalls.getGroup, ...memberLists)
}

/** Sets the name I have in a group. */
export const nameMyself = async (myId: number, groupId: number, name: string): Promise<void> => {
  const { group_nickname } = await call(groupsCalls.setMyNickname, { group_id: groupId, group_nickname: name })
  await databaseOf(myId).groups.update(groupId, { userNickname: group_nickname })
  await forgetAnswers(groupsCalls.getGroup, ...memberLists)
}

/** Takes the whole history of a group away from me; the others keep theirs. */
export const clearHistory = async (groupId: number): Promise<void> => {
  await call(groupMessageCalls.deleteGroupMessages, {
    target_id: groupId,
    conversation_id: conversationOf(groupId),
    del_msg_type: 3,
  })
}

/** How long a mute lasts, in seconds; 0 until it is lifted (S-122). */
export type MuteSeconds = (typeof muteSeconds)[number]

/** Mutes members, for a time or until lifted, or lets them speak again (S-76, S-122). */
export const muteMembers = async (
  groupId: number,
  members: readonly number[],
  isMuted: 0 | 1,
  seconds: MuteSeconds = 0,
): Promise<void> => {
  await call(groupsCalls.muteMembers, {
    group_id: groupId,
    members: [...members],
    is_muted: isMuted,
    muted_seconds: seconds,
  })
  await forgetAnswers(...memberLists)
}

/** Removes members; `withMessages` also deletes what they wrote. */
export const removeMembers = async (
  groupId: number,
  members: readonly number[],
  withMessages: 0 | 1,
): Promise<void> => {
  await call(groupsCalls.removeMembers, { group_id: groupId, members: [...members], del_msg: withMessages })
  await forgetAnswers(groupsCalls.getGroup, ...memberLists)
}

/** Makes members managers, or managers members again (S-74, S-75). */
export const setRoles = async (
  groupId: number,
  members: readonly number[],
  role: 'manager' | 'member',
): Promise<void> => {
  await call(groupsCalls.setRoles, { group_id: groupId, members: [...members], role })
  await forgetAnswers(...memberLists)
}
