import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'
import { formOfGoods, goodsFormOf } from './goods/goods-form-values.ts'

type CategoryForm = CallRequest<typeof goodsOperatorCalls.createMallCategory>
type Categories = CallData<typeof goodsOperatorCalls.listMallCategories>

const categoryForm = ({ names, icon, sort, is_open }: CategoryForm): CategoryForm => ({
  names: writtenShortTexts(names),
  icon: icon ?? '',
  sort,
  is_open,
})

export const categorySource: Source = {
  list: ({ page, limit }): Promise<Categories> => callServer(goodsOperatorCalls.listMallCategories, { page, limit }),
  create: async (form, idempotencyKey) =>
    (await callServer(goodsOperatorCalls.createMallCategory, categoryForm(form), { idempotencyKey })).category,
  update: async (id, form) =>
    (await callServer(goodsOperatorCalls.editMallCategory, { ...categoryForm(form), id })).category,
}

export const goodsSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(goodsOperatorCalls.listWrittenGoods, {
      page,
      limit,
      cate_id: chosenNumber(filter.cate_id),
      is_open: ([0, 1] as const).find((flag) => flag === chosenNumber(filter.is_open)),
      keyword: writtenText(filter.keyword),
    }),
  one: async (id) => formOfGoods((await callServer(goodsOperatorCalls.getWrittenGoods, { id })).goods),
  create: async (form, idempotencyKey) =>
    formOfGoods((await callServer(goodsOperatorCalls.createGoods, goodsFormOf(form), { idempotencyKey })).goods),
  update: async (id, form) => {
    const wanted = { ...goodsFormOf(form), id, version: form.version }
    return formOfGoods((await callServer(goodsOperatorCalls.editGoods, wanted).catch(refuseStale)).goods)
  },
}

export const stockMoveSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(goodsOperatorCalls.listStockMoves, { page, limit, goods_id: Number(filter.goods_id) }),
}

export const mallOrderSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(mallOrderOperatorCalls.listMallOrderQueue, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: Object.values(mallOrderStates).find((state) => state === chosenNumber(filter.state)),
      number: writtenText(filter.number),
    }),
  one: async (id) => (await callServer(mallOrderOperatorCalls.getMallOrderDetail, { id })).order,
}

/** Orders to print, by their ids. */
export const packingSource: Source = {
  list: async ({ filter }) => {
    const { list } = await callServer(mallOrderOperatorCalls.getPackingList, { ids: writtenText(filter.ids) ?? '0' })
    return { list, total: list.length }
  },
}

/** The page of shipping files lists nothing by itself. */
export const shippingSource: Source = { list: async () => ({ list: [], total: 0 }) }
