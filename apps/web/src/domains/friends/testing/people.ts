import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'

/** Member 2 as a friend sees them. */
export const exampleFriend: Friend = {
  friend_idx: 2,
  friend_group: 0,
  friend_remark: '',
  nick_name: 'Linh',
  avatar_url: '/public/avatars/02.svg',
  user_no: '10000002',
  user_type: 0,
  disturbing: 0,
  is_online: 0,
  create_time: 1_000_000,
  update_time: 1_000_000,
}

/** How any member sees the member with the id 2. */
export const exampleProfile: UserInfo = {
  user_id: 2,
  user_no: '10000002',
  nick_name: 'Linh',
  avatar_url: '/public/avatars/02.svg',
  user_type: 0,
  sex: 'secret',
  sign_remark: '',
  friend_remark: '',
  disturbing: 0,
  ip: '',
  friend_group_id: 0,
  friend_group_name: '',
}
