import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsReply } from '@cliffhanger/contract/stars/schemas.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from './comment-list.module.css'

interface CommentListProps {
  readonly postId: number
  readonly onReply: (to: StarsReply) => void
}

/** What was said about a post, the newest first. */
export const CommentList = ({ postId, onReply }: CommentListProps) => {
  const t = useTexts()
  const { query, list, scroll } = usePagedCall(starPostCalls.listStarComments, { product_id: postId }, ({ id }) => id)
  const retry = () => void query.refetch()
  if (query.isPending) return <SkeletonRows rows={3} />
  if (list.length === 0) {
    if (query.error) return <ErrorState error={query.error} onRetry={retry} />
    return <EmptyList drawing="people" title={t('stars.noComments')} hint={t('stars.noCommentsHint')} />
  }
  return (
    <>
      {query.error && <StaleNote onRetry={retry} />}
      <ul className={styles.list} aria-label={t('stars.tabComments')}>
        {list.map((comment) => (
          <CommentItem key={comment.id} comment={comment} onReply={onReply} />
        ))}
      </ul>
      <InfiniteScroll {...scroll} />
    </>
  )
}
