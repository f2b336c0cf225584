import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from './client.ts'

/** One page of a list, as every call with pages answers it. */
interface Page<Item> {
  readonly list: readonly Item[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

type ItemOf<Row extends CallRow> = CallData<Row> extends { readonly list: readonly (infer Item)[] } ? Item : never

/** Reads page by page. `list` holds what has come so far, each `idOf` once: rows that moved between two pages come twice.
 *  `scroll` is what InfiniteScroll needs. */
export const usePagedCall = <Row extends CallRow>(
  row: Row,
  input: Omit<CallRequest<Row>, 'page'>,
  idOf: (item: ItemOf<Row>) => number | string,
  options: { readonly enabled?: boolean } = {},
) => {
  // The compiler does not see that a row with a list of items takes a page and answers one.
  const loadPage = async (page: number, signal: AbortSignal) =>
    (await call(row, { ...input, page }, { signal })) as Page<ItemOf<Row>> & CallData<Row>
  const query = useInfiniteQuery({
    queryKey: [row.id, 'pages', input],
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    ...options,
  })
  const items = query.data?.pages.flatMap(({ list }) => list) ?? []
  return {
    query,
    list: [...new Map(items.map((item) => [idOf(item), item])).values()],
    total: query.data?.pages[0]?.total ?? 0,
    scroll: {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      onMore: () => void query.fetchNextPage(),
    },
  }
}
