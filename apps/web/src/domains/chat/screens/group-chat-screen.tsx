import { isAdministrator, seesOnline } from '@cliffhanger/rules/groups/policy.ts'
import { useEffect, useMemo, useRef } from 'react'
import { goTo, relaunch } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { changeConversation } from '../../../shared/conversations/change-conversation.ts'
import { useOnlineMembers } from '../../../shared/online/use-online-members.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { ChatBar } from '../components/chat-bar.tsx'
import { ClosedFooter } from '../components/closed-footer.tsx'
import { MuteButton } from '../components/mute-button.tsx'
import { JoinLine, PinnedLine, ReviewLine } from '../components/pinned-line.tsx'
import { ChatRoom, type RoomTop } from '../components/room/chat-room.tsx'
import { closedInGroup } from '../conversations/closed-reason.ts'
import { conversationWith, groupConversation } from '../conversations/conversation.ts'
import { pinsOf } from '../conversations/pins.ts'
import type { Chat } from '../conversations/use-chat.ts'
import { useOwnMute } from '../conversations/use-own-mute.ts'
import { useTypingLine } from '../conversations/use-typing-line.ts'
import { type Opening, useOpening } from '../messages/use-opening.ts'
import { useFreshGroup } from '../reads/use-fresh-group.ts'
import type { GroupRow } from '../storage/rows.ts'

/** The chat of a group; `group_id` names it, `msg_id` a message to open at. */
export const GroupChatScreen = () => {
  const t = useTexts()
  const user = useUser()
  const opening = useOpening('group_id', 'group_name')
  if (!user || opening.targetId === 0) return <MissingState title={t('shell.notFound')} list="chats" />
  return <GroupChat key={opening.targetId} myId={user.user_id} {...opening} />
}

const GroupChat = ({ myId, ...opening }: Opening & { readonly myId: number }) => {
  const { targetId: groupId, startAt } = opening
  const conversation = useMemo(() => conversationWith(myId, { chatType: 'group', targetId: groupId }), [myId, groupId])
  useFreshGroup(myId, groupId)
  const top = (around: RoomTop) => <GroupBar myId={myId} opening={opening} {...around} />
  const closed = ({ group, session }: Chat) => {
    const reason = group && closedInGroup(group)
    return reason ? (
      <ClosedFooter reason={reason} untilSeconds={reason === 'youAreMuted' ? group.userMutedUntil : undefined}>
        {reason === 'groupBanned' && <p>{group.ban_reason}</p>}
        {reason === 'onlyManagersPost' && (
          <MuteButton
            quiet={session ?? group}
            onChange={(change) =>
              changeConversation(
                myId,
                { conversation_id: conversation.id, chat_type: 'group', chat_id: groupId },
                change,
              )
            }
          />
        )}
      </ClosedFooter>
    ) : null
  }
  return <ChatRoom myId={myId} conversation={conversation} startAt={startAt} top={top} closed={closed} />
}

interface GroupBarProps extends RoomTop {
  readonly myId: number
  readonly opening: Opening
}

const GroupBar = ({ myId, chat, onJump, onSearch, opening }: GroupBarProps) => {
  const { targetId: groupId, knownName, knownFace } = opening
  const group = chat?.group
  const line = useCounts(group)
  const typing = useTypingLine(groupConversation(groupId), myId)
  useLeaveWhenOver(group)
  useOwnMute(myId, group)
  return (
    <>
      <ChatBar
        name={group?.group_name || chat?.session?.chat_name || knownName}
        face={group?.avatar_url || chat?.session?.chat_face || knownFace}
        line={line}
        typing={typing}
        faces={chat?.session?.chat_faces}
        quiet={chat?.session}
        onSearch={onSearch}
        onDetails={() => goTo('groupDetails', { group_id: groupId })}
      />
      {group?.pinned && <PinnedLine pins={pinsOf(group)} onJump={onJump} />}
      {group && group.review_waits > 0 && isAdministrator(group.userRole) && (
        <ReviewLine groupId={groupId} count={group.review_waits} />
      )}
      {group && isAdministrator(group.userRole) && <JoinLine groupId={groupId} />}
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
