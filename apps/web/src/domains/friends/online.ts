import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { onlineStatus } from '@cliffhanger/contract/friends/events.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import type { LocalDatabase } from '../../platform/storage/local-database.ts'

/** How often the server is asked who is online (S-71, C-11). */
const pollMs = 30_000

/** Keeps who is online with the friends themselves: every screen and every tab sees it there. */
const storeOnline = (database: LocalDatabase, online: ReadonlySet<number>): Promise<number> =>
  database.friends
    .filter(({ friend_idx, is_online }) => online.has(friend_idx) !== (is_online === 1))
    .modify((friend) => {
      friend.is_online = online.has(friend.friend_idx) ? 1 : 0
    })

/** Asks once, and stores the answer. */
export const pollOnlineFriends = async (database: LocalDatabase): Promise<void> => {
  const { list } = await call(contactCalls.listOnlineFriends, {})
  await storeOnline(database, new Set(list.map(({ user_id }) => user_id)))
}

/** Asks at once and every 30 s until the returned function is called (S-71). A page nobody looks at does not ask. */
export const followOnlineFriends = (database: LocalDatabase): (() => void) => {
  const poll = (): void => {
    if (document.visibilityState === 'visible') pollOnlineFriends(database).catch(ignoreQuietly)
  }
  poll()
  const timer = setInterval(poll, pollMs)
  return () => clearInterval(timer)
}

/** Friends who came or went since the last question; a lost frame is made good by the next question. */
export const handleOnlineStatus = async (database: LocalDatabase, frame: TransientFrame): Promise<void> => {
  if (frame.action !== onlineStatus.action) return
  const notified = onlineStatus.data.safeParse(frame.data).data
  if (!notified) return
  await database.transaction('rw', database.friends, async () => {
    for (const { user_id, is_online } of notified.list) await database.friends.update(user_id, { is_online })
  })
}
