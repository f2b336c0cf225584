import * as z from 'zod/mini'
import { id, seconds, text } from '../schema.ts'
import { coinCode } from './coins.ts'
import { direction, payee, shownAmount } from './money-schemas.ts'

/** Number of a member as somebody types it; one nobody has is 7009, not 4000. */
export const userNumber = text(1, 32)

/** A transfer as one of its two sides sees it (entities.md, TransferRecord). */
export const transferRecord = z.object({
  id: id(),
  order_no: z.string(),
  from_user_id: id(),
  to_user_id: id(),
  other: payee,
  direction,
  coin_code: coinCode,
  amount: shownAmount(),
  fee: shownAmount(),
  remark: z.string(),
  create_time: seconds(),
})
export type TransferRecord = z.output<typeof transferRecord>
