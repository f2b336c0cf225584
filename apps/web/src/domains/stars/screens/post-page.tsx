import { Refused } from '@cliffhanger/client/call-error.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsProduct, StarsReply } from '@cliffhanger/contract/stars/schemas.ts'
import Flag from 'lucide-react/icons/flag'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { CommentBar } from '../comments/comment-bar.tsx'
import { CommentList } from '../comments/comment-list.tsx'
import { MembersOnly } from '../posts/members-only.tsx'
import { type ClipComponent, PostView } from '../posts/post-view.tsx'
import { RecommendedPosts } from '../posts/recommended-posts.tsx'
import { forgetPosts } from '../stars-answers.ts'

interface PostPageProps {
  readonly starId: number
  readonly postId: number
  readonly Clip: ClipComponent
}

/** One post, what is said about it and what to go on with. Who is no member sees the teaser of one that is for members. */
export const PostPage = ({ starId, postId, Clip }: PostPageProps) => {
  const t = useTexts()
  const goBack = useGoBack('stars')
  const [tab, setTab] = useState<'comments' | 'more'>('comments')
  const [replyTo, setReplyTo] = useState<StarsReply>()
  const { data, error, refetch } = useCall(starPostCalls.getStarPost, { id: postId })
  const post = data?.product
  const isLocked = error instanceof Refused && error.is('membershipRequired')
  const isMissing = error instanceof Refused && error.is('notFound')
  const isRead = post !== undefined && !isLocked && !isMissing
  return (
    <Screen
      top={
        <NavBar title={t('stars.star')} onBack={goBack} right={isRead && <PostAction post={post} onGone={goBack} />} />
      }
      bottom={
        isRead &&
        tab === 'comments' && <CommentBar postId={postId} replyTo={replyTo} onDone={() => setReplyTo(undefined)} />
      }
    >
      {isMissing && <MissingState title={t('stars.postGone')} list="stars" />}
      {isLocked && <Locked starId={starId} postId={postId} isSvip={vipTypeOf(error.data) === 2} />}
      {!post && !error && <SkeletonRows rows={5} />}
      {!post && error && !isLocked && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isRead && (
        <>
          {error && <StaleNote onRetry={() => void refetch()} />}
          <PostView post={post} Clip={Clip} onReload={() => void refetch()} />
          <Tabs
            label={t('stars.star')}
            tabs={[
              { value: 'comments' as const, label: t('stars.tabComments') },
              { value: 'more' as const, label: t('stars.tabMore') },
            ]}
            value={tab}
            onChange={setTab}
            fill
          />
          {tab === 'comments' && <CommentList postId={postId} onReply={setReplyTo} />}
          {tab === 'more' && <RecommendedPosts starId={post.star_id} postId={postId} />}
        </>
      )}
    </Screen>
  )
}

const vipTypeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'vip_type' in data ? data.vip_type : undefined

interface LockedProps {
  readonly starId: number
  readonly postId: number
  readonly isSvip: boolean
}

/** The teaser stands in the star's list, which was most often shown before. */
const Locked = ({ starId, postId, isSvip }: LockedProps) => {
  const { list } = usePagedCall(starPostCalls.listStarPosts, { star_id: starId }, ({ id }) => id, {
    enabled: starId > 0,
  })
  return <MembersOnly kind={isSvip ? 'svip' : 'vip'} teaser={list.find(({ id }) => id === postId)} />
}

/** I delete what is mine, and report what is not. */
const PostAction = ({ post, onGone }: { readonly post: StarsProduct; readonly onGone: () => void }) => {
  const t = useTexts()
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('stars.deletePostQuestion'),
      text: t('stars.deletePostText'),
      confirmLabel: t('stars.deletePost'),
      isDanger: true,
    })
    if (!isSure) return
    await call(starPostCalls.deleteStarPost, { id: post.id, type: 'product' })
    toast(t('stars.deleted'))
    await forgetPosts()
    onGone()
  })
  if (post.is_mine === 1) {
    return (
      <IconButton
        icon={Trash2}
        size={22}
        label={t('stars.deletePost')}
        disabled={remove.isBusy}
        onClick={() => remove.run()}
      />
    )
  }
  return (
    <IconButton
      icon={Flag}
      size={22}
      label={t('stars.report')}
      onClick={() => goTo('report', { type: 'star', target_id: post.user_id, product_id: post.id })}
    />
  )
}
