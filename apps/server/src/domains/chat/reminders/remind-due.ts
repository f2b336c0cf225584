import { remindersChanged } from '@cliffhanger/contract/chat/reminders.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { appendEvents, type NewEvent, pushTransient } from '../../../platform/realtime/streams.ts'
import type { ChatNeeds } from '../needs.ts'
import { takeDueReminders } from '../queries/reminders.ts'

/** Every whole minute: that is how finely a time is chosen. */
export const remindJob = defineJob({
  name: 'chat.remind',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** Reminders that share one transaction. */
const batch = 50

/** S-138: reminds everybody whose time has come. A reminder goes in the transaction of its notice: a process that is killed reminds nobody twice and
 *  forgets nobody. One whose message is gone goes without a word. */
export async function remindDue(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock'>,
  domains: Pick<ChatNeeds, 'notices'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const taken = await context.db.transaction(
      async (tx) => {
        const due = await takeDueReminders(tx, context.clock(), batch)
        const events: NewEvent[] = []
        for (const { user_id: userId, msg_id: part, kind, chat_id: thing, name } of due) {
          if (kind === null) continue
          const key = kind === 'group' ? 'groupReminder' : 'chatReminder'
          events.push(await domains.notices.write(tx, { userId, key, values: { name }, thing, part }))
        }
        if (events.length > 0) await appendEvents(context, tx, events)
        return due
      },
      { retries: 3 },
    )
    for (const { user_id, msg_id } of taken) pushTransient(context, user_id, remindersChanged, { msg_id })
    if (taken.length < batch) return
  }
}
