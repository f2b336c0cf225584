import { useInfiniteQuery } from '@tanstack/react-query'
import { lookBack, type QueuePage } from './look-back.ts'

/** Messages of a group that wait for creator or managers, the newest first. */
export const useReviewQueue = (groupId: number) =>
  useInfiniteQuery({
    queryKey: ['review queue', groupId],
    queryFn: ({ pageParam, signal }) => lookBack(groupId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextId }: QueuePage) => nextId,
    staleTime: 0,
  })
