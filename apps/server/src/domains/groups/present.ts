import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'
import {
  type Group,
  type GroupCard,
  type GroupMember,
  groupScopes,
  type ScopeName,
  type SharedGroup,
} from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { isMutedAt, type StoredMute } from '@cliffhanger/rules/groups/mutes.ts'
import { seesTotal } from '@cliffhanger/rules/groups/policy.ts'
import { groupStream, presentQuiet } from '../chat/index.ts'
import type { GroupRow, OwnGroupRow, OwnRow } from './queries/groups.ts'
import type { MemberRow } from './queries/members.ts'

const scopeNames = Object.keys(groupScopes) as ScopeName[]

/** Who may do what in a group. */
export const scopesOf = (row: GroupRow): Pick<GroupRow, ScopeName> =>
  Object.fromEntries(scopeNames.map((name) => [name, row[name]])) as Pick<GroupRow, ScopeName>

/** A group as everybody in it sees it. */
export const presentShared = (row: GroupRow): SharedGroup => ({
  group_id: row.group_id,
  g_no: row.g_no,
  creator_id: row.creator_id,
  avatar_url: row.avatar_url,
  group_name: row.group_name,
  description: row.description,
  notice: row.notice,
  is_muted: flagOf(row.is_muted),
  is_review: flagOf(row.is_review),
  show_member_list: flagOf(row.show_member_list),
  default_qun: flagOf(row.default_qun),
  is_vip: flagOf(row.is_vip),
  qun_level: row.qun_level,
  ...scopesOf(row),
  slow_seconds: row.slow_seconds,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
  member_total: row.member_total,
  status: row.status,
})

/** Whether a mute holds now, and when it ends by itself (S-122). */
export const presentMute = (mute: StoredMute, nowMs: number): { is_muted: 0 | 1; muted_until?: number } => {
  const isMuted = isMutedAt(mute, nowMs)
  return {
    is_muted: flagOf(isMuted),
    ...(isMuted && mute.muted_until_ms > 0 && { muted_until: toSeconds(mute.muted_until_ms) }),
  }
}

/** A group as one of its members sees it. */
export const presentGroup = (row: OwnGroupRow, nowMs: number): Group => {
  const { is_muted: userMuted, muted_until: userMutedUntil } = presentMute(
    { is_muted: row.my_mute, muted_until_ms: row.my_muted_until_ms },
    nowMs,
  )
  return {
    ...presentShared(row),
    member_total: seesTotal(row, row.my_role) ? row.member_total : 0,
    mygroup: 1,
    ...presentQuiet({ is_disturbing: row.my_disturbing, disturbing_until_ms: row.my_disturbing_until_ms }, nowMs),
    userRole: row.my_role,
    userMuted,
    ...(userMutedUntil !== undefined && { userMutedUntil }),
    userNickname: row.my_nickname,
  }
}

/** What a member is in the group, beside it. */
export const ownOf = (member: MemberRow): OwnRow => ({
  my_role: member.role,
  my_mute: member.is_muted,
  my_muted_until_ms: member.muted_until_ms,
  my_nickname: member.group_nickname,
  my_disturbing: member.is_disturbing,
  my_disturbing_until_ms: member.disturbing_until_ms,
  my_join_seq: member.join_seq,
})

/** A group as somebody outside sees it. */
export const presentCard = (row: GroupRow): GroupCard => ({
  mygroup: 0,
  group_id: row.group_id,
  g_no: row.g_no,
  group_name: row.group_name,
  avatar_url: row.avatar_url,
  description: row.description,
})

/** A member as the others see them; `isOnline` is false where the reader may not know. */
export const presentMember = (row: MemberRow, isOnline: boolean, nowMs: number): GroupMember => ({
  group_id: row.group_id,
  user_id: row.user_id,
  role: row.role,
  ...presentMute(row, nowMs),
  group_nickname: row.group_nickname,
  user_nickname: row.nick_name,
  avatar_url: row.avatar_url,
  user_no: row.user_no,
  user_type: row.user_type,
  join_time: toSeconds(row.joined_ms),
  update_time: toSeconds(row.updated_ms),
  is_online: flagOf(isOnline),
})

/** The conversation as the chat list of somebody shows it who came in at `seq`. */
export const presentNewSession = (group: GroupRow, member: MemberRow, seq: number, nowMs: number): ChatSession => ({
  conversation_id: groupStream(group.group_id),
  chat_id: group.group_id,
  chat_name: group.group_name,
  nick_name: group.group_name,
  chat_face: group.avatar_url,
  chat_member_type: 0,
  chat_type: 'group',
  last_msg: '',
  last_msg_id: 0,
  last_time: toSeconds(nowMs),
  is_top: flagOf(member.is_top),
  ...presentQuiet(member, nowMs),
  last_msg_type: '',
  last_sender: '',
  at: 0,
  unread_count: 0,
  head_seq: seq,
  read_seq: seq,
})
