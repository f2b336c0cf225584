import type { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentGoods } from '../present-goods.ts'
import { countGoods, listGoods as readGoods } from '../queries/goods.ts'

/** Articles that are for exchange. */
export const listGoods: Handler<typeof goodsCalls.listGoods> = async (
  context,
  { cate_id: categoryId = 0, keyword = '', sort, page, limit },
) => {
  const { db, clock } = context
  const filter = { categoryId, keyword: keyword.trim().toLowerCase(), sort, nowMs: clock() }
  const [rows, total] = await Promise.all([
    readGoods(db, filter, { offset: (page - 1) * limit, limit }),
    countGoods(db, filter),
  ])
  return { list: rows.map((row) => presentGoods(context, row)), total, page, limit }
}
