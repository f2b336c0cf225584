import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { appendGroupEvents, lockGroupStream } from '../group/group-stream.ts'
import { findGroupRow } from '../queries/group-messages.ts'
import { listMemberIds } from '../queries/group-state.ts'
import { findMessage, lockStream } from '../queries/messages.ts'
import { findWhere } from '../queries/moderation.ts'
import { endPoll } from '../queries/polls.ts'
import { closedState } from './close-poll.ts'
import { groupPollEvent } from './group-polls.ts'
import { appendPrivateChange } from './private-polls.ts'

/** Waits for the end of a poll. Votes are refused from that moment on, whenever it runs; it tells everybody how the poll went. */
export const closePollJob = defineJob({ name: 'chat.close-poll', schema: z.object({ msg_id: z.int() }) })

/** Ends a poll whose time is up; one that is gone or closed already stays as it is. */
export const closeInTime = (context: Pick<ServerContext, 'db' | 'bus' | 'clock'>, messageId: number): Promise<void> =>
  context.db.transaction(
    async (tx) => {
      const where = await findWhere(tx, messageId)
      if (!where) return
      if (where.group_id > 0) await closeInGroup(context, tx, where.group_id, messageId)
      else await closeInPrivate(context, tx, where, messageId)
    },
    { retries: 3 },
  )

async function closeInPrivate(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  { stream_id, stream }: { readonly stream_id: number; readonly stream: string },
  messageId: number,
): Promise<void> {
  await lockStream(tx, stream_id)
  const row = await findMessage(tx, stream_id, messageId)
  if (!row?.poll || row.is_gone || row.poll.is_closed) return
  await endPoll(tx, row, context.clock())
  await appendPrivateChange(context, tx, stream, row.target_id, { row, state: closedState(row) })
}

/** One that waits for review, or was rejected, ends for those who see it. */
async function closeInGroup(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  groupId: number,
  messageId: number,
): Promise<void> {
  const { stream_id, admins } = await lockGroupStream(tx, groupId)
  const row = await findMessage(tx, stream_id, messageId)
  if (!row?.poll || row.is_gone || row.poll.is_closed) return
  await endPoll(tx, row, context.clock())
  const event = await groupPollEvent(tx, await findGroupRow(tx, groupId), { row, state: closedState(row) })
  const others =
    row.review === reviewStates.approved
      ? []
      : (await listMemberIds(tx, groupId)).filter((userId) => userId !== row.sender_id && !admins.includes(userId))
  await appendGroupEvents(context, tx, groupId, [{ ...event, unseenBy: [...(event.unseenBy ?? []), ...others] }])
}
