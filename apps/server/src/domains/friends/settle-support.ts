import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { FriendsNeeds } from './needs.ts'
import { lockPair } from './queries/locks.ts'
import { listDependents } from './queries/support.ts'
import { settleReach } from './settle-reach.ts'

/** Somebody became official customer service, or is it no longer. */
export const settleSupportJob = defineJob({
  name: 'friends.settleSupport',
  schema: z.object({ user_id: z.int().positive() }),
})

const batchSize = 200

/** Writes anew who may write to an account, and whom it may write to, as its type is now. One transaction a pair: a pair's
 *  lock is short, and doing it twice is harmless. */
export async function settleSupport(
  { db }: Pick<ServerContext, 'db'>,
  domains: Pick<FriendsNeeds, 'chat'>,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const nextIds = (afterId: number) => listDependents(db, userId, afterId, batchSize)
  for (let ids = await nextIds(0); ids.length > 0; ids = await nextIds(ids.at(-1) ?? 0))
    for (const otherId of ids) {
      signal.throwIfAborted()
      await db.transaction(
        async (tx) => {
          await lockPair(tx, userId, otherId)
          await settleReach(tx, domains, userId, otherId)
        },
        { retries: 2 },
      )
    }
}
