import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'

type Page = CallData<typeof dramaCalls.listVideos>
type Filter = Omit<CallRequest<typeof dramaCalls.listVideos>, 'page'>

/** A list of dramas that grows page by page; a drama that moved between two pages is shown once. */
export const useFeed = (filter: Filter, { enabled = true } = {}) => {
  const query = useInfiniteQuery({
    queryKey: [dramaCalls.listVideos.id, 'feed', filter],
    queryFn: ({ pageParam, signal }) => call(dramaCalls.listVideos, { ...filter, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: Page) => (page * limit < total ? page + 1 : undefined),
    enabled,
  })
  const dramas = [...new Map(query.data?.pages.flatMap(({ list }) => list).map((each) => [each.id, each])).values()]
  return { ...query, dramas }
}
