import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { count, flag, id, leadingText, paged, paging, seconds, shortTexts, sortOrder } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { activityState, taskCodes, taskKinds, taskUnits } from './schemas.ts'

/** Names of the client's icons for tasks. */
export const taskIcons = [
  'calendar',
  'play',
  'clock',
  'share',
  'friend',
  'message',
  'wallet',
  'profile',
  'link',
  'shield',
  'gift',
] as const

/** What can change of a task while members are at it; what it counts cannot. */
const taskTerms = z.object({
  titles: shortTexts.check(
    z.refine((titles) => Object.values(titles).some((title) => title !== undefined && title.trim() !== ''), {
      message: 'titles',
    }),
  ),
  icon: z.literal(taskIcons),
  target: z.int().check(z.gte(1), z.lte(1_000_000)),
  reward_coin: z.literal(['money', 'gold', 'point']),
  reward_amount: shownAmount(),
  spins: z.int().check(z.gte(0), z.lte(100)),
  /** '' where its code says where to go. */
  link: leadingText(0, 300),
  start_time: seconds(),
  /** 0: it stays. */
  end_time: seconds(),
  /** Larger stands before smaller. */
  sort: sortOrder(),
  is_open: flag(),
})
const counted = { code: z.literal(taskCodes), kind: z.literal(taskKinds) }

/** A task as operators see it. */
export const writtenTask = z.extend(taskTerms, {
  ...counted,
  id: id(),
  version,
  titles: shortTexts,
  icon: z.string(),
  target: count(),
  unit: z.literal(taskUnits),
  state: activityState,
})
export type WrittenTask = z.output<typeof writtenTask>

/** Tasks, as operators make them. Whoever gives money away needs `finance.write` besides. */
export const taskOperatorCalls = {
  listWrittenTasks: call({
    id: 'op-tasks',
    method: 'GET',
    path: '/operator/v1/tasks',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ ...paging, kind: z.optional(z.literal(taskKinds)) }),
    data: paged(writtenTask),
    errors: [],
    summary: 'Tasks in their order, also those that are switched off or over',
  }),
  createTask: call({
    id: 'op-task-create',
    method: 'POST',
    path: '/operator/v1/tasks/create',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: z.extend(taskTerms, counted),
    data: z.object({ task: writtenTask }),
    errors: [],
    summary: 'Makes a task',
  }),
  editTask: call({
    id: 'op-task-edit',
    method: 'POST',
    path: '/operator/v1/tasks/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(taskTerms, { id: id(), version }),
    data: z.object({ task: writtenTask }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes a task, also whether members see it; what it counts stays',
  }),
} as const
