import type { ReactNode } from 'react'

/** Somebody in a list to choose from. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly avatarUrl: string
  /** Pictures that stand together where `avatarUrl` is '': a group's. */
  readonly avatarUrls?: readonly string[] | undefined
  /** Numbers and names that find the person, besides the name that is shown. */
  readonly words?: string
  readonly line?: string
  readonly badges?: ReactNode
  readonly isOnline?: boolean
  /** Cannot be chosen; `line` says why. */
  readonly isDisabled?: boolean
}

export const personName = ({ name }: Pick<Person, 'name'>): string => name

interface FriendLike {
  readonly friend_idx: number
  readonly friend_remark: string
  readonly nick_name: string
  readonly avatar_url: string
  readonly user_no: string
  readonly is_online: 0 | 1
}

/** The name shown for a friend: the remark I gave them, else their own name. */
export const friendName = ({ friend_remark, nick_name }: Pick<FriendLike, 'friend_remark' | 'nick_name'>): string =>
  friend_remark || nick_name

export const friendAsPerson = (friend: FriendLike): Person => ({
  id: friend.friend_idx,
  name: friendName(friend),
  avatarUrl: friend.avatar_url,
  words: `${friend.nick_name} ${friend.user_no}`,
  isOnline: friend.is_online === 1,
})

interface MemberLike {
  readonly user_id: number
  readonly group_nickname: string
  readonly user_nickname: string
  readonly avatar_url: string
  readonly user_no: string
  readonly is_online: 0 | 1
}

/** The name shown for a member of a group: their name in the group, else their own. */
export const memberName = ({
  group_nickname,
  user_nickname,
}: Pick<MemberLike, 'group_nickname' | 'user_nickname'>): string => group_nickname || user_nickname

export const memberAsPerson = (member: MemberLike): Person => ({
  id: member.user_id,
  name: memberName(member),
  avatarUrl: member.avatar_url,
  words: `${member.user_nickname} ${member.user_no}`,
  isOnline: member.is_online === 1,
})

/** Whether a person is meant by a word typed into a search. */
export const isMeant = ({ name, words = '' }: Pick<Person, 'name' | 'words'>, word: string): boolean =>
  `${name} ${words}`.toLowerCase().includes(word.trim().toLowerCase())
