import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PostList } from './post-list.tsx'

interface RecommendedPostsProps {
  readonly starId: number
  /** The post that is read now. */
  readonly postId?: number
}

/** What to go on with. */
export const RecommendedPosts = ({ starId, postId }: RecommendedPostsProps) => {
  const t = useTexts()
  const pages = usePagedCall(
    starPostCalls.listRecommendedPosts,
    { star_id: starId, ...(postId !== undefined && { id: postId }) },
    ({ id }) => id,
  )
  return <PostList pages={pages} showsAuthor empty={{ drawing: 'picture', title: t('stars.noMore') }} />
}
