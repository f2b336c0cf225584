/** Orders of the goods list, as the call names them; the first holds unless another is chosen: what one can get now comes first. */
export const goodsSorts = ['reach', 'new', 'sale', 'point_asc', 'point_desc'] as const
export const firstSort = goodsSorts[0]
export type GoodsSort = (typeof goodsSorts)[number]

export interface MallFilter {
  /** 0: all of them. */
  readonly category: number
  readonly sort: GoodsSort
  readonly keyword: string
  /** Only what my points reach for now. */
  readonly isWithinReach: boolean
}

/** The filter in the address, so that the way back leads to the same goods. */
export const readMallFilter = (query: URLSearchParams): MallFilter => ({
  category: Number(query.get('cate_id')) || 0,
  sort: goodsSorts.find((each) => each === query.get('sort')) ?? firstSort,
  keyword: query.get('q') ?? '',
  isWithinReach: query.get('reach') === '1',
})

/** As vg-pointGoodsList takes it; what points reach for is chosen here, and comes first where the cheapest do. */
export const goodsQuestion = ({ category, sort, keyword, isWithinReach }: MallFilter) => ({
  sort: isWithinReach ? 'point_asc' : sort,
  ...(category > 0 && { cate_id: category }),
  ...(keyword !== '' && { keyword }),
})
