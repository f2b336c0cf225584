import Clapperboard from 'lucide-react/icons/clapperboard'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InfiniteScroll } from '../../../ui/infinite-scroll.tsx'
import { useFeed } from '../use-feed.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'

interface FeedProps {
  /** Category; 0 = all. */
  readonly typeId: number
  readonly pageSize: number
  readonly eager?: number
}

/** All dramas in two columns, as far as one scrolls. */
export const Feed = ({ typeId, pageSize, eager = 0 }: FeedProps) => {
  const t = useTexts()
  const { dramas, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useFeed({ type_id: typeId, limit: Math.max(1, pageSize) })
  if (isPending) return <DramaGridSkeleton columns={2} count={4} />
  if (error && dramas.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (dramas.length === 0)
    return <EmptyState icon={Clapperboard} title={t('drama.empty')} hint={t('drama.emptyHint')} />
  return (
    <>
      <DramaGrid dramas={dramas} columns={2} eager={eager} />
      <InfiniteScroll
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}
