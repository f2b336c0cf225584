import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { Black, Friend, FriendApp, FriendGroup } from '@cliffhanger/contract/friends/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { BlackRow } from './queries/blacks.ts'
import type { FriendGroupRow } from './queries/friend-groups.ts'
import type { FriendRow } from './queries/friends.ts'
import type { RequestRow } from './queries/requests.ts'

/** A member who deleted their account still stands in old rows. */
const gone = { nick_name: '', avatar_url: '', user_no: '', user_type: userTypes.ordinary } as const

/** What other domains know about a friend. */
export interface FriendState {
  readonly isOnline: boolean
  /** Do not disturb, set for the conversation with this friend. */
  readonly isMuted: boolean
}

/** A friend as the owner of the row sees them. */
export function presentFriend(
  row: FriendRow,
  profile: UserInfo | undefined,
  { isOnline, isMuted }: FriendState,
): Friend {
  const { nick_name, avatar_url, user_no, user_type } = profile ?? gone
  return {
    friend_idx: row.friend_id,
    friend_group: row.friend_group_id,
    friend_remark: row.friend_remark,
    nick_name,
    avatar_url,
    user_no,
    user_type,
    disturbing: flagOf(isMuted),
    is_online: flagOf(isOnline),
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.updated_ms),
  }
}

/** Who stands on the other side of a request. */
export const otherSide = (row: RequestRow, userId: number): number =>
  row.requester_id === userId ? row.recipient_id : row.requester_id

/** A request as `userId` sees it; who sent it never learns that it was ignored (S-67). */
export function presentRequest(row: RequestRow, userId: number, other: UserInfo | undefined): FriendApp {
  const isMine = row.requester_id === userId
  const { nick_name, avatar_url, user_no } = other ?? gone
  return {
    id: row.id,
    apply_id: row.id,
    friend_id: otherSide(row, userId),
    requester_user_id: row.requester_id,
    isMe: flagOf(isMine),
    message: row.message,
    req_status: isMine && row.status === 'ignored' ? 'pending' : row.status,
    nick_name,
    avatar_url,
    user_no,
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.updated_ms),
  }
}

/** Those who are in no group of their own; clients name it in their language. */
export const defaultGroup: FriendGroup = { group_id: 0, group_name: '', create_time: 0, update_time: 0 }

export const presentGroup = (row: FriendGroupRow): FriendGroup => ({
  group_id: row.id,
  group_name: row.group_name,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})

export function presentBlack(row: BlackRow, profile: UserInfo | undefined): Black {
  const { nick_name, avatar_url, user_no } = profile ?? gone
  return {
    black_id: row.black_id,
    nick_name,
    avatar_url,
    user_no,
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.updated_ms),
  }
}
