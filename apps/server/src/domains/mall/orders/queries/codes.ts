import type { Db } from '../../../../platform/database/db.ts'

/** Takes so many free codes of an article for an order; fewer where there are not as many. Several at once take different ones. */
export const takeCodes = (tx: Db, goodsId: number, orderId: number, count: number): Promise<{ sealed: Buffer }[]> =>
  tx.query(
    `update mall_codes set order_id = $2 where id in (
       select id from mall_codes where goods_id = $1 and order_id is null order by id limit $3 for no key update skip locked
     ) returning sealed`,
    [goodsId, orderId, count],
  )

/** The codes an order delivered. */
export const listCodesOf = (db: Db, orderId: number): Promise<{ sealed: Buffer }[]> =>
  db.query(`select sealed from mall_codes where order_id = $1 order by id`, [orderId])
