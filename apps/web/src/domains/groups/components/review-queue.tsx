import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupMessageCalls } from '@cliffhanger/contract/chat/group-calls.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useReviewQueue } from '../use-review-queue.ts'
import { ReviewCard } from './review-card.tsx'

/** Messages that wait until somebody of us lets them through or not. */
export const ReviewQueue = ({ groupId }: { readonly groupId: number }) => {
  const t = useTexts()
  const query = useReviewQueue(groupId)
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const waiting = (query.data?.pages ?? []).flatMap((page) => page.waiting).filter(({ msg_id }) => !decided.has(msg_id))
  const senderIds = [...new Set(waiting.map(({ sender_id }) => sender_id))].toSorted((one, other) => one - other)
  const senders = useCall(
    groupsCalls.getMembers,
    { group_id: groupId, members: senderIds.slice(0, 200) },
    { enabled: senderIds.length > 0 },
  )
  const decide = useAction(async (msgId: number, status: 1 | 2) => {
    try {
      await call(groupMessageCalls.reviewGroupMessage, { msg_id: msgId, target_id: groupId, req_status: status })
      toast(t(status === reviewStates.approved ? 'groups.approved' : 'groups.rejected'))
    } catch (error) {
      // Another manager was faster, or the message is gone: either way it waits no more.
      const isSettled = error instanceof Refused && (error.is('stateChanged') || error.is('messageGone'))
      if (!isSettled) throw error
      toast(error.message)
    }
    setDecided((before) => new Set([...before, msgId]))
  })
  if (!query.data) {
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />
  }
  if (waiting.length === 0 && !query.hasNextPage) {
    return <EmptyList drawing="people" title={t('groups.nothingToReview')} hint={t('groups.nothingToReviewHint')} />
  }
  return (
    <>
      {waiting.map((message) => {
        const sender = senders.data?.list.find(({ user_id }) => user_id === message.sender_id)
        return (
          <ReviewCard
            key={message.msg_id}
            message={message}
            senderName={sender ? memberName(sender) : t('groups.formerMember')}
            avatarUrl={sender?.avatar_url ?? ''}
            isBusy={decide.isBusy}
            onDecide={(status) => decide.run(message.msg_id, status)}
          />
        )
      })}
      <InfiniteScroll
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  )
}
