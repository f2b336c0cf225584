import type { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { WrittenGoodsRow } from '../../../mall/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentStockMoves, presentWrittenGoods } from '../../present/mall.ts'

type Calls = typeof goodsOperatorCalls

export const listStockMoves =
  ({ mall }: OperatorNeeds): Handler<Calls['listStockMoves']> =>
  async ({ db }, { page, limit, goods_id: goodsId }) => {
    const { rows, total } = await mall.operator.goods.moves(db, goodsId, { offset: (page - 1) * limit, limit })
    return { list: await presentStockMoves(db, rows), total, page, limit }
  }

export const moveStock =
  ({ mall }: OperatorNeeds): Handler<Calls['moveStock']> =>
  (context, { variant_id: variantId, change, reason }) =>
    context.db.transaction(async (tx) => {
      const { caller, idempotencyKey } = context
      const actKey = `stock:o${caller.operatorId}:${idempotencyKey}`
      const move = { variantId, change, reason, operatorId: caller.operatorId, actKey }
      const { before, after } = await mall.operator.goods.moveStock(tx, move)
      await recordAction(tx, context, {
        action: 'mallGoods.stock',
        target: `mall goods ${after.id}`,
        reason,
        before: stockOf(before, variantId),
        after: stockOf(after, variantId),
      })
      return { goods: presentWrittenGoods(context, after) }
    })

const stockOf = ({ variants }: WrittenGoodsRow, variantId: number) => ({
  variant_id: variantId,
  stock: variants.find(({ id }) => id === variantId)?.stock,
})

const longestCode = 200
const mostCodes = 5000

/** The codes themselves never stand in the log. */
export const addGoodsCodes =
  ({ mall }: OperatorNeeds): Handler<Calls['addGoodsCodes']> =>
  (context, { goods_id: goodsId, codes: text, reason }) => {
    const codes = [...new Set(text.split(/\r\n|\n|\r/).map((code) => code.trim()))].filter((code) => code !== '')
    if (codes.length === 0 || codes.length > mostCodes) refuseField('codes')
    if (codes.some((code) => code.length > longestCode)) refuseField('codes')
    return context.db.transaction(async (tx) => {
      const why = { reason, operatorId: context.caller.operatorId }
      const added = await mall.operator.goods.addCodes(tx, goodsId, codes, why)
      const row = await mall.operator.goods.get(tx, goodsId)
      await recordAction(tx, context, {
        action: 'mallGoods.codes',
        target: `mall goods ${goodsId}`,
        reason,
        after: { added, stock: row.stock },
      })
      return { added, known: codes.length - added, goods: presentWrittenGoods(context, row) }
    })
  }
