import * as z from 'zod/mini'
import { event } from '../event.ts'
import { userStar } from '../star-plans/schemas.ts'
import { agentApply } from './schemas.ts'

/** A star package of mine began, or some of its time went; or my application to become an agent was decided. The other one of both is null. Names and
 *  contacts of an application are sealed, and no part of it. */
export const starChanged = event({
  action: 'star_changed',
  stream: 'user',
  data: z.object({
    star: z.nullable(userStar),
    apply: z.nullable(z.omit(agentApply, { real_name: true, contact: true, remark: true })),
  }),
})
