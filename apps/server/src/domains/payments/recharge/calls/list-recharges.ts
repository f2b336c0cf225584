import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentRecharge } from '../present.ts'
import { listRechargeRows, sumRecharges } from '../queries/recharges.ts'

/** My recharges, newest first. */
export const listRecharges: Handler<typeof rechargeCalls.listRecharges> = async (
  { db, caller, language },
  { page, limit, state },
) => {
  const rows = await listRechargeRows(db, caller.userId, state, { limit, offset: (page - 1) * limit })
  const { total, sum } = await sumRecharges(db, caller.userId, state)
  return {
    list: rows.map((row) => presentRecharge(row, language)),
    total,
    page,
    limit,
    sum: formatMinor(BigInt(sum), coinScale.money),
  }
}
