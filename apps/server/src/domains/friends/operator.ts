import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { countFriends } from './queries/friends.ts'
import { countAssigned } from './queries/support.ts'
import { settleSupportJob } from './settle-support.ts'

/** What operators do about friends and customer service. */
export const createFriendsOperator = (context: Pick<ServerContext, 'jobs'>) => ({
  /** How many friends a member has. */
  countFriends: (db: Db, userId: number) => countFriends(db, userId, 0),
  /** How many members each of these official accounts looks after; who looks after nobody is absent. */
  countAssigned,
  /** Has it settled anew who may write to a member that became official customer service or is it no longer. */
  async supportChanged(tx: Db, userId: number): Promise<void> {
    await context.jobs.enqueue(settleSupportJob, { user_id: userId }, { tx })
  },
})

export type FriendsOperator = ReturnType<typeof createFriendsOperator>
