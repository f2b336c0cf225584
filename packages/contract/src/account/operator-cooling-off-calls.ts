import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, flag, id, paged, paging, seconds } from '../schema.ts'
import { memberLine } from './operator-schemas.ts'

const coolingOff = z.object({
  user: memberLine,
  end_time: seconds(),
  /** The operator who asked to end it; 0: nobody. */
  lift_asked_by: count(),
  lift_asked_by_name: z.string(),
  lift_asked_time: count(),
  lift_reason: z.string(),
})

/** Money that does not leave for a while, and the two operators who may end that before its time. */
export const coolingOffOperatorCalls = {
  listCoolingOffs: call({
    id: 'op-cooling-offs',
    method: 'GET',
    path: '/operator/v1/cooling-offs',
    auth: 'operator',
    permission: 'finance.read',
    rate: '120/min',
    request: z.object({ ...paging }),
    data: paged(coolingOff),
    errors: [],
    summary: 'Members whose money does not leave for a while, the first to end first',
  }),
  liftCoolingOff: call({
    id: 'op-cooling-off-lift',
    method: 'POST',
    path: '/operator/v1/cooling-offs/lift',
    auth: 'operator',
    permission: 'finance.write',
    rate: '30/min',
    request: z.object({ user_id: id(), reason }),
    data: z.object({ is_lifted: flag() }),
    errors: ['notFound', 'cannotDoToSelf'],
    summary: 'Asks to end a cooling-off before its time; a second operator who asks the same ends it',
  }),
} as const
