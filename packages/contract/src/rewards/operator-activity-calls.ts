import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version, written, writtenTexts } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { byLanguage, empty, flag, id, leadingText, paged, paging, seconds, sortOrder, text } from '../schema.ts'
import { activityState, activityTypes } from './schemas.ts'

const activityForm = z.object({
  type: z.literal(activityTypes),
  texts: writtenTexts,
  cover_key: text(0, 300),
  link_type: z.literal(['page', 'video', 'url', 'none']),
  link: leadingText(0, 300),
  start_time: seconds(),
  /** 0: it stays. */
  end_time: seconds(),
  /** Larger stands before smaller. */
  sort: sortOrder(),
  is_open: flag(),
})

/** An event or a bonus as operators see it. */
export const writtenActivity = z.extend(activityForm, {
  id: id(),
  version,
  texts: byLanguage(written),
  cover: z.string(),
  state: activityState,
  create_time: seconds(),
  update_time: seconds(),
})
export type WrittenActivity = z.output<typeof writtenActivity>

/** Events and bonuses, as operators write them. */
export const activityOperatorCalls = {
  listWrittenActivities: call({
    id: 'op-activities',
    method: 'GET',
    path: '/operator/v1/activities',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ ...paging, type: z.optional(z.literal(activityTypes)) }),
    data: paged(writtenActivity),
    errors: [],
    summary: 'Events and bonuses in their order, also those that are switched off or over',
  }),
  createActivity: call({
    id: 'op-activity-create',
    method: 'POST',
    path: '/operator/v1/activities/create',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: activityForm,
    data: z.object({ activity: writtenActivity }),
    errors: ['fileNotUploaded'],
    summary: 'Writes an event or a bonus',
  }),
  editActivity: call({
    id: 'op-activity-edit',
    method: 'POST',
    path: '/operator/v1/activities/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(activityForm, { id: id(), version }),
    data: z.object({ activity: writtenActivity }),
    errors: ['notFound', 'stateChanged', 'fileNotUploaded'],
    summary: 'Changes an event or a bonus, also whether members see it',
  }),
  removeActivity: call({
    id: 'op-activity-remove',
    method: 'POST',
    path: '/operator/v1/activities/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Removes an event or a bonus for good',
  }),
} as const
