import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, queryNumber } from '../schema.ts'
import { activity, task } from './schemas.ts'

/** Events, bonuses and tasks. */
export const activityCalls = {
  listActivities: call({
    id: 'vg-activity',
    method: 'GET',
    path: '/video/api/activity',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      type: z._default(z.literal(['event', 'bonus', 'task']), 'event'),
      id: z.optional(queryNumber(id())),
    }),
    data: z.object({
      activities: z.optional(z.array(activity)),
      tasks: z.optional(z.array(task)),
      activity: z.optional(activity),
    }),
    errors: ['notFound'],
    summary: 'Events, bonuses, or tasks with my progress; one event with its content',
  }),
} as const
