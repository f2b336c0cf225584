import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { Group, SharedGroup } from '@cliffhanger/contract/groups/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { appendGroupEvents, newGroupEvent } from '../chat/index.ts'
import type { Seat } from './change-group.ts'
import { ownOf, presentGroup, presentShared } from './present.ts'
import { type GroupChange, type GroupRow, updateGroup } from './queries/groups.ts'

/** Stores what of `change` is new and tells the group just that; last in the transaction, under the group's lock.
 *  Answers the group as it is now; the same again changes nothing and is told to nobody. */
export async function editGroup(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  group: GroupRow,
  change: GroupChange,
  operatorId: number,
): Promise<GroupRow> {
  const before: Readonly<Record<string, unknown>> = { ...group }
  const news = Object.entries(change).filter(([name, value]) => value !== undefined && value !== before[name])
  if (news.length === 0) return group
  const edited = await updateGroup(tx, group.group_id, Object.fromEntries(news), context.clock())
  const names = new Set([...news.map(([name]) => name), 'update_time'])
  const changed: Partial<SharedGroup> = Object.fromEntries(
    Object.entries(presentShared(edited)).filter(([name]) => names.has(name)),
  )
  await appendGroupEvents(context, tx, group.group_id, [
    newGroupEvent(groupEvents.configured, { target_id: group.group_id, changed, operator_id: operatorId }),
  ])
  return edited
}

/** The edited group as the one who edited it sees it. */
export const seenBy = ({ me }: Seat, edited: GroupRow, nowMs: number): { group: Group } => ({
  group: presentGroup({ ...edited, ...ownOf(me) }, nowMs),
})
