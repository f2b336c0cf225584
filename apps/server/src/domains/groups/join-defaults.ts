import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { invitedEvent } from './invited-event.ts'
import { bringIn } from './membership-changes.ts'
import type { GroupsNeeds } from './needs.ts'
import { listDefaultGroupIds, lockGroup } from './queries/groups.ts'
import { findMember } from './queries/members.ts'

/** A new account is to join the default groups (S-103). Joining twice is harmless. */
export const joinDefaultsJob = defineJob({
  name: 'groups.joinDefaults',
  schema: z.object({ user_id: z.int().positive() }),
  retry: { limit: 5, delaySeconds: 5, isGrowing: true },
})

/** Has the new account join, once the transaction that makes it commits. A job, because neither a busy group nor many of them may hold
 *  up or fail a sign-in. */
export async function queueDefaults({ jobs }: Pick<ServerContext, 'jobs'>, tx: Db, userId: number): Promise<void> {
  if ((await listDefaultGroupIds(tx)).length > 0) await jobs.enqueue(joinDefaultsJob, { user_id: userId }, { tx })
}

/** Puts a member into every default group they are not in, one transaction each; a full group is passed over. */
export async function joinDefaults(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'settings'>,
  domains: GroupsNeeds,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  for (const groupId of await listDefaultGroupIds(context.db)) {
    signal.throwIfAborted()
    await context.db.transaction(
      async (tx) => {
        const group = await lockGroup(tx, groupId)
        if (!group?.default_qun || group.status !== groupStates.normal) return
        if (group.member_total >= context.settings.GROUP_MEMBER_LIMIT || (await findMember(tx, groupId, userId))) return
        await bringIn(context, domains, tx, group, {
          newcomers: [{ userId, role: 'member' }],
          operatorId: 0,
          event: (rows) => invitedEvent(group, rows, 0),
        })
      },
      { retries: 2 },
    )
  }
}
