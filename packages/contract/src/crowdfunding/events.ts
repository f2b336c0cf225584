import * as z from 'zod/mini'
import { event } from '../event.ts'
import { id } from '../schema.ts'
import { crowOrder } from './schemas.ts'

/** One of my orders earned, matured or ended. */
export const crowChanged = event({
  action: 'crow_changed',
  stream: 'user',
  data: z.extend(z.pick(crowOrder, { state: true, interest_paid: true, next_interest_time: true }), { order_id: id() }),
})
