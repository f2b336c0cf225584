import type { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { MallNeeds } from '../../needs.ts'
import { presentGoods } from '../present-goods.ts'
import { countGoods, listGoods as readGoods } from '../queries/goods.ts'

/** Articles that are for exchange. */
export const listGoods =
  ({ ledger }: Pick<MallNeeds, 'ledger'>): Handler<typeof goodsCalls.listGoods> =>
  async (context, { cate_id: categoryId = 0, keyword = '', sort, page, limit }) => {
    const { db, clock, caller } = context
    const balance = sort === 'reach' ? await ledger.balance(db, caller.userId, 'point') : '0'
    const points = (parseMinor(balance, coinScale.point) ?? 0n).toString()
    const filter = { categoryId, keyword: keyword.trim().toLowerCase(), sort, nowMs: clock(), points }
    const [rows, total] = await Promise.all([
      readGoods(db, filter, { offset: (page - 1) * limit, limit }),
      countGoods(db, filter),
    ])
    return { list: rows.map((row) => presentGoods(context, row)), total, page, limit }
  }
