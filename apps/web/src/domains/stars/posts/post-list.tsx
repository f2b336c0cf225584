import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import type { usePagedCall } from '../../../platform/server/paged-call.ts'
import { EmptyList, type EmptyListProps } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { PostCard } from './post-card.tsx'

interface PostListProps {
  readonly pages: Pick<ReturnType<typeof usePagedCall>, 'query' | 'scroll'> & { readonly list: readonly StarsProduct[] }
  readonly showsAuthor?: boolean
  readonly empty: EmptyListProps
}

/** Posts one below the other, page by page. */
export const PostList = ({ pages: { query, list, scroll }, showsAuthor = false, empty }: PostListProps) => {
  const retry = () => void query.refetch()
  if (query.isPending) return <SkeletonRows rows={3} />
  if (list.length === 0)
    return query.error ? <ErrorState error={query.error} onRetry={retry} /> : <EmptyList {...empty} />
  return (
    <>
      {query.error && <StaleNote onRetry={retry} />}
      {list.map((post) => (
        <PostCard key={post.id} post={post} showsAuthor={showsAuthor} />
      ))}
      <InfiniteScroll {...scroll} />
    </>
  )
}
