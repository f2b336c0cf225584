import { isAdministrator, seesOnline } from '@cliffhanger/rules/groups/policy.ts'
import BellOff from 'lucide-react/icons/bell-off'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useEffect, useMemo, useRef } from 'react'
import { ignoreQuietly } from '../../../platform/call-failure.ts'
import { databaseOf, type GroupRow } from '../../../platform/local-database.ts'
import { goTo, relaunch, useGoBack } from '../../../platform/navigation.ts'
import { useScreenQuery } from '../../../platform/router.tsx'
import { useUser } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useOnlineMembers } from '../../../platform/use-online-members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { closedInGroup } from '../closed-reason.ts'
import { ChatRoom } from '../components/chat-room.tsx'
import { ChatTitle } from '../components/chat-title.tsx'
import { ClosedFooter } from '../components/closed-footer.tsx'
import { ConnectionLine } from '../components/connection-line.tsx'
import { PinnedLine, ReviewLine } from '../components/pinned-line.tsx'
import { conversationWith } from '../conversation.ts'
import { refreshGroup } from '../groups-store.ts'
import { idIn } from '../id-in.ts'
import type { Chat } from '../use-chat.ts'

/** The chat of a group; `group_id` names it, `msg_id` a message to open at. */
export const GroupChatScreen = () => {
  const t = useTexts()
  const user = useUser()
  const query = useScreenQuery()
  const groupId = idIn(query, 'group_id')
  if (!user || groupId === 0) return <EmptyState icon={MessagesSquare} title={t('shell.notFound')} />
  return (
    <GroupChat
      key={groupId}
      myId={user.user_id}
      groupId={groupId}
      startAt={idIn(query, 'msg_id')}
      knownName={query.get('group_name') ?? ''}
      knownFace={query.get('avatar_url') ?? ''}
    />
  )
}

interface GroupChatProps {
  readonly myId: number
  readonly groupId: number
  readonly startAt: number
  /** What the opening screen knew of the group. */
  readonly knownName: string
  readonly knownFace: string
}

const GroupChat = ({ myId, groupId, startAt, knownName, knownFace }: GroupChatProps) => {
  const conversation = useMemo(() => conversationWith(myId, { chatType: 'group', targetId: groupId }), [myId, groupId])
  useEffect(() => {
    refreshGroup(databaseOf(myId), groupId).catch(ignoreQuietly)
  }, [myId, groupId])
  const top = (chat: Chat | undefined) => (
    <GroupBar chat={chat} groupId={groupId} knownName={knownName} knownFace={knownFace} />
  )
  const closed = ({ group }: Chat) => {
    const reason = group && closedInGroup(group)
    return reason ? (
      <ClosedFooter reason={reason}>{reason === 'groupBanned' && <p>{group.ban_reason}</p>}</ClosedFooter>
    ) : null
  }
  return <ChatRoom myId={myId} conversation={conversation} startAt={startAt} top={top} closed={closed} />
}

type GroupBarProps = Pick<GroupChatProps, 'groupId' | 'knownName' | 'knownFace'> & { readonly chat: Chat | undefined }

const GroupBar = ({ chat, groupId, knownName, knownFace }: GroupBarProps) => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const group = chat?.group
  const name = group?.group_name || chat?.session?.chat_name || knownName
  const line = useCounts(group)
  useLeaveWhenOver(group)
  const title = (
    <ChatTitle
      before={<Avatar name={name} url={group?.avatar_url || chat?.session?.chat_face || knownFace} size={32} />}
      name={name}
      line={line}
      after={chat?.session?.disturbing === 1 && <Icon of={BellOff} size={14} label={t('chat.muted')} />}
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
            onClick={() => goTo('groupDetails', { group_id: groupId })}
          />
        }
      />
      <ConnectionLine />
      {group?.pinned && <PinnedLine pinned={group.pinned} />}
      {group && group.review_waits > 0 && isAdministrator(group.userRole) && (
        <ReviewLine groupId={groupId} count={group.review_waits} />
      )}
    </>
  )
}

/** S-77: who is no member any more, or whose group was dissolved, looks at the chat list; in every tab. */
const useLeaveWhenOver = (group: GroupRow | undefined): void => {
  const wasThere = useRef(false)
  const isThere = group !== undefined
  useEffect(() => {
    if (wasThere.current && !isThere) relaunch('chats')
    wasThere.current = isThere
  }, [isThere])
}

/** How many members there are and how many of them are online, where I may know. */
const useCounts = (group: GroupRow | undefined): string => {
  const t = useTexts()
  const online = useOnlineMembers(group?.group_id ?? 0, group !== undefined && seesOnline(group, group.userRole))
  const parts = [
    ...(group && group.member_total > 0 ? [t('chat.members', { count: group.member_total })] : []),
    ...(online ? [t('chat.onlineMembers', { count: online.count })] : []),
  ]
  return parts.join(' · ')
}
