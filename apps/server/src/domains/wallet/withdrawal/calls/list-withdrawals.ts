import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentWithdrawal, writeMoney } from '../present-withdrawal.ts'
import { listWithdrawalsOf, sumWithdrawalsOf } from '../queries/withdrawals.ts'

/** My withdrawals, the newest first; `sum` is what those that were transferred took from the balance, as each row says its amount. */
export const listWithdrawals: Handler<typeof withdrawalCalls.listWithdrawals> = async (
  context,
  { page, limit, state },
) => {
  const { db, caller } = context
  const rows = await listWithdrawalsOf(db, {
    userId: caller.userId,
    state: state ?? 0,
    limit,
    offset: (page - 1) * limit,
  })
  const { total, withdrawn } = await sumWithdrawalsOf(db, caller.userId, state ?? 0)
  return {
    list: rows.map((row) => presentWithdrawal(context, row)),
    total,
    page,
    limit,
    sum: writeMoney(BigInt(withdrawn)),
  }
}
