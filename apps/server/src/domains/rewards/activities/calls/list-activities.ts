import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { presentActivity } from '../present-activity.ts'
import { findActivity, listActivities as readActivities } from '../queries.ts'

/** How long those that are over are still listed. */
const shownAfterEndMs = 30 * dayMs

/** Events or bonuses, or one of them with its content; tasks are the tasks' own. */
export const listActivities: Handler<typeof activityCalls.listActivities> = async (context, { type, id }) => {
  const { db, clock } = context
  if (id !== undefined) {
    const row = (await findActivity(db, id)) ?? refuse('notFound')
    return { activity: presentActivity(context, row, row.contents) }
  }
  if (type === 'task') return { tasks: [] }
  const rows = await readActivities(db, type, clock() - shownAfterEndMs)
  return { activities: rows.map((row) => presentActivity(context, row)) }
}
