import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, id, paged, paging, queryNumber, text } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { goodsCategory, pointGoods } from './schemas.ts'

/** Goods of the points mall. */
export const goodsCalls = {
  listGoodsCategories: call({
    id: 'vg-pointGoodsCate',
    method: 'GET',
    path: '/video/api/pointGoodsCate',
    auth: 'bearer',
    request: empty(),
    data: z.object({ list: z.array(goodsCategory) }),
    errors: [],
    summary: 'Categories of the points mall',
  }),
  getGoods: call({
    id: 'vg-pointGoodsInfo',
    method: 'GET',
    path: '/video/api/pointGoodsInfo',
    auth: 'bearer',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ goods: pointGoods, limit_left: z.int().check(z.gte(-1)), balance: shownAmount() }),
    errors: ['notFound'],
    summary: 'One article of the points mall; limit_left is what I may still exchange, -1 without limit',
  }),
  listGoods: call({
    id: 'vg-pointGoodsList',
    method: 'GET',
    path: '/video/api/pointGoodsList',
    auth: 'bearer',
    rate: '240/min',
    request: z.object({
      ...paging,
      cate_id: z.optional(queryNumber(id())),
      keyword: z.optional(text(0, 50)),
      sort: z._default(z.literal(['new', 'point_asc', 'point_desc', 'sale', 'reach']), 'new'),
    }),
    data: paged(pointGoods),
    errors: [],
    summary: 'Articles of the points mall; the order `reach`, an addition of ours, begins with what my points cover',
  }),
} as const
