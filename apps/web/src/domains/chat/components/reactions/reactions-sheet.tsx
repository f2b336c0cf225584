import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { usePagedCall } from '../../../../platform/server/paged-call.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { InfiniteScroll } from '../../../../ui/lists/infinite-scroll.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { PersonRow } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { ReactionSign } from './reaction-sign.tsx'

interface ReactionsSheetProps {
  readonly conversation: Conversation
  readonly messageId: number
  readonly onClose: () => void
}

/** Who reacted to a message, and how. */
export const ReactionsSheet = ({ conversation, messageId, onClose }: ReactionsSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen onClose={onClose} title={t('chat.reactions')}>
      <People conversation={conversation} messageId={messageId} />
    </Sheet>
  )
}

const People = ({ conversation, messageId }: Omit<ReactionsSheetProps, 'onClose'>) => {
  const filter = { chat_type: conversation.chatType, target_id: conversation.targetId, msg_id: messageId }
  const { query, list, scroll } = usePagedCall(chatCalls.listReactions, filter, ({ user_id }) => user_id)
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <SkeletonRows rows={3} />
  return (
    <>
      {list.map(({ user_id, nick_name, avatar_url, emoji }) => (
        <PersonRow key={user_id} before={<Avatar name={nick_name} url={avatar_url} size={40} />} name={nick_name}>
          <ReactionSign emoji={emoji} size={24} />
        </PersonRow>
      ))}
      {scroll.hasMore && <InfiniteScroll {...scroll} />}
    </>
  )
}
