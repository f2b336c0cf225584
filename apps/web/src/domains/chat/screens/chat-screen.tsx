import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import BellOff from 'lucide-react/icons/bell-off'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import { useMemo } from 'react'
import { call } from '../../../platform/client.ts'
import { useStored } from '../../../platform/local-database.ts'
import { goTo, useGoBack } from '../../../platform/navigation.ts'
import { forgetAnswers } from '../../../platform/optimistic.ts'
import { hrefTo } from '../../../platform/paths.ts'
import { useCall } from '../../../platform/queries.ts'
import { useScreenQuery } from '../../../platform/router.tsx'
import { useUser } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { closedBetween } from '../closed-reason.ts'
import { ChatRoom } from '../components/chat-room.tsx'
import { ChatTitle } from '../components/chat-title.tsx'
import footerStyles from '../components/closed-footer.module.css'
import { ClosedFooter } from '../components/closed-footer.tsx'
import { ConnectionLine } from '../components/connection-line.tsx'
import { conversationWith } from '../conversation.ts'
import { idIn } from '../id-in.ts'
import type { Chat } from '../use-chat.ts'

/** user_type of official customer service. */
const officialType = 1

/** The chat with one person; `friend_idx` names him, `msg_id` a message to open at. */
export const ChatScreen = () => {
  const t = useTexts()
  const user = useUser()
  const query = useScreenQuery()
  const peerId = idIn(query, 'friend_idx')
  if (!user || peerId === 0 || peerId === user.user_id) {
    return <EmptyState icon={MessageSquare} title={t('shell.notFound')} />
  }
  return (
    <PrivateChat
      key={peerId}
      myId={user.user_id}
      peerId={peerId}
      startAt={idIn(query, 'msg_id')}
      knownName={query.get('nick_name') ?? ''}
      knownFace={query.get('avatar_url') ?? ''}
    />
  )
}

interface PrivateChatProps {
  readonly myId: number
  readonly peerId: number
  readonly startAt: number
  /** What the opening screen knew of the person. */
  readonly knownName: string
  readonly knownFace: string
}

const PrivateChat = ({ myId, peerId, startAt, knownName, knownFace }: PrivateChatProps) => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const conversation = useMemo(() => conversationWith(myId, { chatType: 'private', targetId: peerId }), [myId, peerId])
  // Beside the chat, which waits for nothing: whether I blocked him, or he me.
  const relation = useCall(contactCalls.checkFriend, { friend_id: peerId }).data
  const friend = useStored(async (database) => database.friends.get(peerId), [peerId])

  const top = (chat: Chat | undefined) => {
    const name = chat?.session?.chat_name || knownName
    const isMuted = chat?.session?.disturbing === 1
    const title = (
      <ChatTitle
        before={<Avatar name={name} url={chat?.session?.chat_face || knownFace} size={32} />}
        name={name}
        line={friend?.is_online === 1 ? t('chat.online') : ''}
        after={isMuted && <Icon of={BellOff} size={14} label={t('chat.muted')} />}
      />
    )
    return (
      <>
        <NavBar
          title={title}
          onBack={goBack}
          right={
            <IconButton
              icon={Ellipsis}
              label={t('chat.details')}
              onClick={() => goTo('chatDetails', { friend_idx: peerId })}
            />
          }
        />
        <ConnectionLine />
      </>
    )
  }

  const closed = (chat: Chat) => {
    const reason = closedBetween({
      isFriend: chat.isFriend,
      isOfficial: chat.session?.chat_member_type === officialType,
      isReady: chat.isReady,
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
  return <ChatRoom myId={myId} conversation={conversation} startAt={startAt} top={top} closed={closed} />
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
