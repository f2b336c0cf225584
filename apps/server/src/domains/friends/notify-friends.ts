import { friendInfo } from '@cliffhanger/contract/friends/events.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { findUsers } from '../account/index.ts'
import { listFriendIds } from './queries/friends.ts'

/** A member changed their profile. Two changes at once make two jobs: the later one sends the newest. */
export const notifyFriendsJob = defineJob({
  name: 'friends.tellFriends',
  schema: z.object({ user_id: z.int().positive() }),
})

const batchSize = 200

/** Tells all friends how a member looks now, a bounded number in one transaction. Telling twice is harmless. */
export async function notifyFriends(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock'>,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const notifyBatch = (afterId: number) =>
    context.db.transaction(async (tx) => {
      const userinfo = (await findUsers(tx, [userId])).get(userId)
      const friendIds = userinfo ? await listFriendIds(tx, userId, afterId, batchSize) : []
      const events = userinfo ? friendIds.map((id) => newEvent(friendInfo, userStream(id), { userinfo })) : []
      if (events.length > 0) await appendEvents(context, tx, events)
      return friendIds.at(-1)
    })
  for (let last = await notifyBatch(0); last !== undefined; last = await notifyBatch(last)) signal.throwIfAborted()
}
