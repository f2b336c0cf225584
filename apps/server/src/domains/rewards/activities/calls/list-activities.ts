import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { Tasks } from '../../tasks/tasks.ts'
import { presentActivity } from '../present-activity.ts'
import { findActivity, listActivities as readActivities } from '../queries.ts'

/** How long those that are over are still listed. */
const shownAfterEndMs = 30 * dayMs

/** Events or bonuses, one of them with its content, or tasks with the caller's progress. */
export const listActivities =
  (tasks: Pick<Tasks, 'list'>): Handler<typeof activityCalls.listActivities> =>
  async (context, { type, id }) => {
    const { db, clock, caller, language } = context
    if (id !== undefined) {
      const row = (await findActivity(db, id)) ?? refuse('notFound')
      return { activity: presentActivity(context, row, row.contents) }
    }
    if (type === 'task') return { tasks: await tasks.list(caller.userId, language) }
    const rows = await readActivities(db, type, clock() - shownAfterEndMs)
    return { activities: rows.map((row) => presentActivity(context, row)) }
  }
