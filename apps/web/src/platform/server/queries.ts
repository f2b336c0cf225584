import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

type Schema = CallRow['data']

/** What was asked stays for half an hour; a refusal is an answer and is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * minuteMs,
      retry: (failures, error) => failures < 1 && !(error instanceof Refused),
      refetchOnWindowFocus: false,
      // Without a network a question fails and says so; what waits in silence looks like a page that never loads.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Asks anew for everything, as after a change of the language. What is under way was asked in the old one: its answer would count as new. */
export const requestAgain = async (): Promise<void> => {
  await queryClient.cancelQueries()
  await queryClient.invalidateQueries()
}

/** What the answer of a call is kept under. */
export const callKey = <Row extends CallRow>(row: Row, input: CallRequest<Row>): readonly unknown[] => [row.id, input]

/** Key and fetcher of a call that only reads. */
export const callQuery = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
) =>
  queryOptions<CallData<CallRow<Request, Data>>>({
    queryKey: callKey(row, input),
    queryFn: ({ signal }) => call(row, input, { signal }),
  })

/** Reads with a call: `const { data, error, refetch } = useCall(accountCalls.getAccount, {})`. */
export const useCall = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
  options: { readonly enabled?: boolean } = {},
) => useQuery({ ...callQuery(row, input), ...options })

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
