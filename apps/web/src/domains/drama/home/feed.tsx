import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'

interface FeedProps {
  readonly typeId: number
  readonly pageSize: number
  /** How many covers load at once. */
  readonly eager: number
}

/** The dramas of a category in two columns, as far as one scrolls. */
export const Feed = ({ typeId, pageSize, eager }: FeedProps) => {
  const t = useTexts()
  const input = { type_id: typeId, limit: Math.max(1, pageSize) }
  const { query, list, scroll } = usePagedCall(discoverCalls.listAllVideos, input, ({ id }) => id)
  if (query.isPending) return <DramaGridSkeleton columns={2} count={4} />
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0) return <EmptyState icon={Clapperboard} title={t('drama.empty')} hint={t('drama.emptyHint')} />
  return (
    <>
      <DramaGrid dramas={list} columns={2} eager={eager} />
      <InfiniteScroll {...scroll} />
    </>
  )
}
