import { scheduledChanged } from '@cliffhanger/contract/chat/scheduled.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import * as z from 'zod'
import { defineJob } from '../../../platform/database/jobs.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { type ClaimedRow, claimDue, releaseScheduled, removeSent } from '../queries/scheduled.ts'
import { deliver, type ScheduledTools } from './deliver.ts'

/** Every whole minute: that is how finely a time is chosen. */
export const sendScheduledJob = defineJob({
  name: 'chat.send-scheduled',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** Claimed at once; members side by side, the messages of one in their order. */
const batch = 50

/** What passes by itself: it is tried again a minute later. */
const passing: ReadonlySet<RefusalName> = new Set(['tooManyRequests', 'slowMode'])

/** S-134: sends every message whose time has come. One that was being sent when a process was killed is sent again, which is a repeat of the first time. */
export async function sendDue(tools: ScheduledTools, signal: AbortSignal): Promise<void> {
  const { context } = tools
  while (!signal.aborted) {
    const rows = await claimDue(context.db, context.clock(), batch)
    if (rows.length === 0) return
    const results = await Promise.allSettled(
      [...Map.groupBy(rows, ({ user_id }) => user_id).values()].map(async (own) => {
        for (const row of own) await sendOne(tools, row)
      }),
    )
    // What failed without a refusal stays claimed, and is tried again by a later run.
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

async function sendOne(tools: ScheduledTools, row: ClaimedRow): Promise<void> {
  const { db, clock } = tools.context
  const refusal = row.is_enabled ? await refusalOf(() => deliver(tools, row)) : 'accountDisabled'
  if (refusal === undefined) await removeSent(db, row.id)
  else if (passing.has(refusal)) await releaseScheduled(db, row.id, { sendMs: clock() + minuteMs })
  else await releaseScheduled(db, row.id, { sendMs: row.send_ms, refusal })
  pushTransient(tools.context, row.user_id, scheduledChanged, { conversation_id: row.conversation })
}

async function refusalOf(act: () => Promise<unknown>): Promise<RefusalName | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.refusal
    throw error
  }
}
