import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { appendGroupEvents, newGroupEvent } from '../chat/index.ts'
import { audienceOf } from './membership-changes.ts'
import { presentMember } from './present.ts'
import { type GroupRow, lockGroup } from './queries/groups.ts'
import { findMember, listGroupIdsOf, updateMembers } from './queries/members.ts'

/** A member changed their profile. Two changes at once make two jobs: the later one sends the newest. */
export const notifyGroupsJob = defineJob({
  name: 'groups.tellGroups',
  schema: z.object({ user_id: z.int().positive() }),
})

const batchSize = 200

/** Tells a group how one of its members looks now; last in the transaction, under the group's lock. Whoever is not in it is passed over. */
export async function notifyMember(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  group: GroupRow,
  userId: number,
): Promise<void> {
  const row = await findMember(tx, group.group_id, userId)
  if (!row) return
  const data = { target_id: group.group_id, member: presentMember(row, false, context.clock()) }
  await appendGroupEvents(context, tx, group.group_id, [
    newGroupEvent(groupEvents.memberInfo, data, audienceOf(group, [userId])),
  ])
}

/** Notifies every group of a member how they look now, one transaction each. A repeat is harmless. */
export async function notifyGroups(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock'>,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const nextIds = (afterId: number) => listGroupIdsOf(context.db, userId, afterId, batchSize)
  for (let ids = await nextIds(0); ids.length > 0; ids = await nextIds(ids.at(-1) ?? 0))
    for (const groupId of ids) {
      signal.throwIfAborted()
      await context.db.transaction(
        async (tx) => {
          const group = await lockGroup(tx, groupId)
          if (!group || group.status === groupStates.dissolved) return
          await updateMembers(tx, groupId, [userId], {}, context.clock())
          await notifyMember(context, tx, group, userId)
        },
        { retries: 2 },
      )
    }
}
