import { joinWaits } from '@cliffhanger/contract/groups/join-links.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { countJoinRequests } from '../queries/join-requests.ts'
import { listManagerIds } from '../queries/members.ts'

/** Creator and managers hear how many wait to be let in, once the transaction commits. */
export async function notifyJoinWaits(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  groupId: number,
): Promise<void> {
  const total = await countJoinRequests(tx, groupId)
  const managers = await listManagerIds(tx, groupId)
  tx.afterCommit(() => {
    for (const userId of managers) pushTransient(context, userId, joinWaits, { target_id: groupId, total })
  })
}
