import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import type { TestServer } from '../../../../testing/server.ts'

export type GoodsRequest = CallRequest<typeof goodsOperatorCalls.createGoods>
/** A mug in red, of which there are three, and in blue, of which there is none. */
export const goodsRequest: GoodsRequest = {
  cate_id: 0,
  texts: { en: { title: 'Mug', content: '<p>Holds coffee</p><script>alert(1)</script>' } },
  cover_key: 'public/covers/mug.webp',
  image_keys: ['public/covers/a.webp', 'public/covers/b.webp'],
  kind: 'physical',
  virtual_type: '',
  virtual_value: 0,
  point_price: '100',
  money_price: '1.50',
  market_price: '9.90',
  sale: null,
  limit_number: 2,
  day_limit: 1,
  is_share: 1,
  sort: 5,
  is_open: 1,
  variants: [
    { names: { en: 'Red' }, stock: 3, is_open: 1 },
    { names: { en: 'Blue' }, stock: 0, is_open: 1 },
  ],
}
/** What makes it a list of codes. */
export const codeRequest: Partial<GoodsRequest> = {
  kind: 'virtual',
  virtual_type: 'code',
  variants: [{ names: {}, is_open: 1 }],
}

/** Has an article written. */
export const writeGoods = async (server: TestServer, token: string, changes: Partial<GoodsRequest> = {}) =>
  (await server.succeed(goodsOperatorCalls.createGoods, { ...goodsRequest, ...changes }, { token, key: randomUUID() }))
    .goods

/** The moves of an article, newest first. */
export const movesOf = async (server: TestServer, token: string, goods_id: number) =>
  (await server.succeed(goodsOperatorCalls.listStockMoves, { goods_id }, { token })).list
