import type { Friend, LastSeen } from '@cliffhanger/contract/friends/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { friendName } from '../../../shared/people/people.ts'
import { useSeenWords } from '../../../shared/people/seen-words.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'

interface FriendRowProps {
  readonly friend: Friend
  /** When they were here; undefined while that is not known: the line keeps its place. */
  readonly seen: LastSeen | undefined
}

/** A friend in a list, and when they were last here; links to the friend's page. */
export const FriendRow = ({ friend, seen }: FriendRowProps) => {
  const name = friendName(friend)
  const words = useSeenWords(seen)
  return (
    <PersonRow
      before={<Avatar name={name} url={friend.avatar_url} size={44} isOnline={friend.is_online === 1} />}
      name={name}
      line={seen ? words : emptyLine}
      href={hrefTo('friend', { friend_idx: friend.friend_idx })}
    />
  )
}
