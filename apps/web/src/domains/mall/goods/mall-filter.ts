/** Orders of the goods list, as the call names them. */
export const goodsSorts = ['new', 'sale', 'point_asc', 'point_desc'] as const
export type GoodsSort = (typeof goodsSorts)[number]

export interface MallFilter {
  /** 0: all of them. */
  readonly category: number
  readonly sort: GoodsSort
  readonly keyword: string
}

/** The filter in the address, so that the way back leads to the same goods. */
export const readMallFilter = (query: URLSearchParams): MallFilter => ({
  category: Number(query.get('cate_id')) || 0,
  sort: goodsSorts.find((each) => each === query.get('sort')) ?? 'new',
  keyword: query.get('q') ?? '',
})

/** As vg-pointGoodsList takes it. */
export const goodsQuestion = ({ category, sort, keyword }: MallFilter) => ({
  sort,
  ...(category > 0 && { cate_id: category }),
  ...(keyword !== '' && { keyword }),
})
