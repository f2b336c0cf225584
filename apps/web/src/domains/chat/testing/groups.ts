import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import type { GroupRow } from '../storage/rows.ts'
import { me, messageFrom, peer } from './messages.ts'

export const groupId = 7
export const groupChat = 'g_7'

/** A group of mine with the settings of a new one; I am an ordinary member. */
export const exampleGroup: GroupRow = {
  group_id: groupId,
  g_no: '70000007',
  creator_id: peer,
  avatar_url: '/public/avatars/07.svg',
  group_name: 'Night watch',
  description: '',
  notice: '',
  is_muted: 0,
  is_review: 0,
  show_member_list: 1,
  default_qun: 0,
  is_vip: 0,
  qun_level: 0,
  is_invitation: 0,
  can_quit_range: 0,
  can_add_friends: 0,
  can_send_msg: 0,
  can_send_images: 0,
  can_send_video: 0,
  can_send_audio: 0,
  can_send_card: 0,
  can_withdraw_self_msg: 0,
  can_withdraw_other_msg: 2,
  can_delete_quit_msg: 2,
  can_pin_msg: 2,
  can_edit_info: 2,
  show_history: 0,
  show_ip: 3,
  show_online_number: 0,
  show_qun_number: 0,
  show_sys_msg: 0,
  create_time: 1_000_000,
  update_time: 1_000_000,
  member_total: 3,
  status: 1,
  mygroup: 1,
  disturbing: 0,
  userRole: 'member',
  userMuted: 0,
  userNickname: '',
  pinned: null,
  review_waits: 0,
  ban_reason: '',
  has_all_members: 0,
}

/** A member of the group. */
export const memberWith = (userId: number, changes: Partial<GroupMember> = {}): GroupMember => ({
  group_id: groupId,
  user_id: userId,
  role: 'member',
  is_muted: 0,
  group_nickname: '',
  user_nickname: userId === me ? 'Me' : `Member ${userId}`,
  avatar_url: '',
  user_no: `1000000${userId}`,
  user_type: 0,
  join_time: 1_000_000,
  update_time: 1_000_000,
  is_online: 0,
  ...changes,
})

/** Message number `seq` of the group. */
export const groupMessageFrom = (senderId: number, seq: number, changes: Partial<Message> = {}): Message =>
  messageFrom(senderId, seq, {
    id: 500 + seq,
    msg_id: 500 + seq,
    conversation_id: groupChat,
    target_id: groupId,
    chat_type: 'group',
    ...changes,
  })
