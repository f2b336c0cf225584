import type { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { MallNeeds } from '../../needs.ts'
import { findLimitLeft } from '../limit-left.ts'
import { presentGoods } from '../present-goods.ts'
import { findGoods, listVariants } from '../queries/goods.ts'

/** An article with its variants, and how many more the caller may have. Refuses 4002 for one that is not open. */
export const getGoods =
  (domains: MallNeeds): Handler<typeof goodsCalls.getGoods> =>
  async (context, { id }) => {
    const { db, caller } = context
    const goods = await findGoods(db, id)
    if (!goods?.is_open) return refuse('notFound')
    const [variants, limit, balance] = await Promise.all([
      listVariants(db, id),
      findLimitLeft(context, db, caller.userId, goods),
      domains.ledger.balance(db, caller.userId, 'point'),
    ])
    return { goods: presentGoods(context, goods, variants), limit_left: limit, balance }
  }
