import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendName } from '../../../shared/people/people.ts'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'

/** A friend in a list; links to the friend's page. */
export const FriendRow = ({ friend }: { readonly friend: Friend }) => {
  const t = useTexts()
  const name = friendName(friend)
  const isOnline = friend.is_online === 1
  return (
    <PersonRow
      before={<Avatar name={name} url={friend.avatar_url} size={44} isOnline={isOnline} />}
      name={name}
      line={isOnline ? t('friends.online') : undefined}
      href={hrefTo('friend', { friend_idx: friend.friend_idx })}
    />
  )
}
