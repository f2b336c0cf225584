import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { useMemo } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { ChatBar } from '../components/chat-bar.tsx'
import footerStyles from '../components/closed-footer.module.css'
import { ClosedFooter } from '../components/closed-footer.tsx'
import { ChatRoom, type RoomTop } from '../components/room/chat-room.tsx'
import { closedBetween } from '../conversations/closed-reason.ts'
import { conversationWith } from '../conversations/conversation.ts'
import type { Chat } from '../conversations/use-chat.ts'
import { useSeenLine } from '../conversations/use-seen-line.ts'
import { useTypingLine } from '../conversations/use-typing-line.ts'
import { type Opening, useOpening } from '../messages/use-opening.ts'
import { RateCase } from '../support/rate-case.tsx'
import { useOfficial } from '../support/use-official.ts'
import { useSupportCase, useSupportLine } from '../support/use-support-case.ts'

/** The chat with one person; `friend_idx` is their user id, `msg_id` the message to open at. */
export const ChatScreen = () => {
  const t = useTexts()
  const user = useUser()
  const opening = useOpening('friend_idx', 'nick_name')
  if (!user || opening.targetId === 0 || opening.targetId === user.user_id) {
    return <MissingState title={t('shell.notFound')} list="chats" />
  }
  return <PrivateChat key={opening.targetId} myId={user.user_id} {...opening} />
}

const PrivateChat = ({
  myId,
  targetId: peerId,
  startAt,
  knownName,
  knownFace,
}: Opening & { readonly myId: number }) => {
  const t = useTexts()
  const conversation = useMemo(() => conversationWith(myId, { chatType: 'private', targetId: peerId }), [myId, peerId])
  // Whether I blocked the other person, or they blocked me. The chat does not wait for the answer.
  const { data: relation, refetch } = useCall(contactCalls.checkFriend, { friend_id: peerId })
  const friend = useStored(async (database) => (await database.friends.get(peerId)) ?? null, [peerId])
  const seen = useSeenLine(relation, friend?.is_online, refetch)

  const isOfficial = useOfficial(conversation.id, peerId, friend === undefined ? undefined : friend !== null)
  const support = useSupportCase(peerId, isOfficial === true)
  const supportLine = useSupportLine(support)

  const typing = useTypingLine(conversation.id, myId)

  const top = ({ chat, onSearch }: RoomTop) => (
    <ChatBar
      name={chat?.session?.chat_name || knownName}
      face={chat?.session?.chat_face || knownFace}
      typing={typing}
      line={isOfficial ? supportLine : friend ? seen : ''}
      isOnline={friend?.is_online === 1}
      quiet={chat?.session}
      onSearch={onSearch}
      onDetails={() => goTo('chatDetails', { friend_idx: peerId })}
    />
  )

  const closed = (chat: Chat) => {
    const reason = closedBetween({
      isFriend: chat.isFriend,
      isOfficial: isOfficial === true,
      isReady: chat.isReady && isOfficial !== undefined,
      isBlocked: relation?.is_black === 1,
      lastRefusal: chat.outbox.at(-1)?.refusal_code ?? 0,
    })
    if (!reason) return null
    return (
      <ClosedFooter reason={reason}>
        {reason === 'notFriends' && (
          <a className={footerStyles.act} href={hrefTo('requestFriend', { user_id: peerId })}>
            {t('chat.addFriend')}
          </a>
        )}
        {reason === 'blockedByMe' && <UnblockButton peerId={peerId} />}
      </ClosedFooter>
    )
  }
  return (
    <ChatRoom
      myId={myId}
      conversation={conversation}
      startAt={startAt}
      top={top}
      closed={closed}
      foot={<RateCase state={support} />}
    />
  )
}

const UnblockButton = ({ peerId }: { readonly peerId: number }) => {
  const t = useTexts()
  const unblock = useAction(async () => {
    await call(blacklistCalls.removeFromBlacklist, { black_id: peerId })
    await forgetAnswers(contactCalls.checkFriend, contactCalls.getFriend)
  })
  return (
    <button type="button" className={footerStyles.act} disabled={unblock.isBusy} onClick={unblock.run}>
      {t('chat.unblock')}
    </button>
  )
}
