import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentWithdrawal, writeMoney } from '../present-withdrawal.ts'
import { listWithdrawalsOf, sumWithdrawalsOf } from '../queries/withdrawals.ts'

/** My withdrawals, the newest first; `sum` is what arrived of all of them. */
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
  const { total, arrived } = await sumWithdrawalsOf(db, caller.userId, state ?? 0)
  return {
    list: rows.map((row) => presentWithdrawal(context, row)),
    total,
    page,
    limit,
    sum: writeMoney(BigInt(arrived)),
  }
}
