import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { count, flag, seconds } from '../schema.ts'

/** An official customer service account, and how much it has to do. */
export const supportAccount = z.extend(memberLine, {
  status: flag(),
  is_online: flag(),
  /** Members it looks after. */
  assigned: count(),
  create_time: seconds(),
})

export type SupportAccount = z.output<typeof supportAccount>
