import type { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { LineFilter } from '../../../commission/index.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentCommission, presentCommissionDay } from '../../present/commission.ts'

type Calls = typeof commissionOperatorCalls

const listCommissions =
  ({ commission }: OperatorNeeds): Handler<Calls['listCommissions']> =>
  async ({ db }, { page, limit, state, earner = '', buyer = '', order_no: orderNo, from, to }) => {
    const { lines } = commission.operator
    const { fromMs, toMs } = listingOf({ from, to })
    const sale = orderNo === undefined ? undefined : await lines.findSale(db, orderNo)
    if (orderNo !== undefined && !sale) return { list: [], total: 0, page, limit }
    const filter: LineFilter = {
      state: state ?? '',
      earner: earner.trim(),
      buyer: buyer.trim(),
      sale,
      startMs: fromMs ?? 0,
      endMs: toMs ?? Number.MAX_SAFE_INTEGER,
    }
    const rows = await lines.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.flatMap(({ buyer_id: buyerId, user_id: userId }) => (userId === null ? [buyerId] : [buyerId, userId])),
    )
    return {
      list: rows.map((row) => presentCommission(row, lineOf)),
      total: await lines.count(db, filter),
      page,
      limit,
    }
  }

/** Days are sums of the sealed ledger: as quick to read however much was sold, and nothing is counted that could still change. */
const listCommissionDays =
  ({ ledger }: OperatorNeeds): Handler<Calls['listCommissionDays']> =>
  async ({ db, clock, settings }, { days: count }) => {
    const today = platformDay(clock(), settings.TIME_ZONE)
    const { days, untilMs } = await ledger.operator.readCommissionDays(db, today, count)
    return { list: days.map(presentCommissionDay), until_time: toSeconds(untilMs) }
  }

export const lineHandlers = (needs: OperatorNeeds) => ({
  listCommissions: listCommissions(needs),
  listCommissionDays: listCommissionDays(needs),
})
