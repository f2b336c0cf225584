import * as z from 'zod/mini'
import { event } from '../event.ts'
import { pointOrder } from './schemas.ts'

/** One of my orders of the points mall was shipped, received or cancelled. */
export const mallOrderChanged = event({
  action: 'mall_order_changed',
  stream: 'user',
  data: z.pick(pointOrder, { id: true, state: true, carrier: true, tracking_no: true }),
})
