import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { LocalDatabase } from '../../platform/storage/local-database.ts'

/** As many as stand in one row. */
const facesMax = 6

/** Friends one is likely to write to: those who are here now, then those one wrote with last. */
export const friendsToWrite = async (database: LocalDatabase): Promise<readonly Friend[]> => {
  const [friends, conversations] = await Promise.all([database.friends.toArray(), database.sessions.toArray()])
  const lastTimes = new Map(
    conversations.filter(({ chat_type }) => chat_type === 'private').map((row) => [row.chat_id, row.last_time]),
  )
  const lastTime = ({ friend_idx }: Friend): number => lastTimes.get(friend_idx) ?? 0
  return friends
    .sort((one, other) => other.is_online - one.is_online || lastTime(other) - lastTime(one))
    .slice(0, facesMax)
}
