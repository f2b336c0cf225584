import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import Ban from 'lucide-react/icons/ban'
import Download from 'lucide-react/icons/download'
import Flag from 'lucide-react/icons/flag'
import Images from 'lucide-react/icons/images'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pin from 'lucide-react/icons/pin'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import Wallpaper from 'lucide-react/icons/wallpaper'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { type ConversationChange, changeConversation } from '../../../shared/conversations/change-conversation.ts'
import { QuietAction } from '../../../shared/conversations/quiet-action.tsx'
import { useSeenWords } from '../../../shared/people/seen-words.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { RoundAction, RoundActions } from '../../../ui/people/round-actions.tsx'
import { conversationWith } from '../conversations/conversation.ts'
import { sessionOf } from '../conversations/conversation-store.ts'
import { idIn } from '../messages/id-in.ts'
import { clearConversation } from '../messages/message-actions.ts'

/** Everything about the chat with one person; `friend_idx` is their user id. */
export const ChatDetailsScreen = () => {
  const t = useTexts()
  const user = useUser()
  const goBack = useGoBack('chats')
  const peerId = idIn(useScreenQuery(), 'friend_idx')
  if (!user || peerId === 0) return <MissingState title={t('shell.notFound')} list="chats" />
  return (
    <Screen width="wide" top={<NavBar title={t('chat.details')} onBack={goBack} />}>
      <Details myId={user.user_id} peerId={peerId} />
    </Screen>
  )
}

const Details = ({ myId, peerId }: { readonly myId: number; readonly peerId: number }) => {
  const t = useTexts()
  const conversation = conversationWith(myId, { chatType: 'private', targetId: peerId })
  const chat = useStored(
    async (database) => (await sessionOf(database, conversation.id, database.userId)) ?? null,
    [conversation.id],
  )
  const { data, error, refetch } = useCall(contactCalls.getFriend, { friend_id: peerId })
  const seen = useSeenWords(data)
  const clear = useAction(async () => {
    const title = t('chat.clearHistoryTitle')
    const text = t('chat.deleteChatHint')
    if (!(await confirm({ title, text, confirmLabel: t('chat.clearHistory'), isDanger: true }))) return
    await clearConversation(myId, conversation, { stays: true })
    toast(t('chat.cleared'))
  })
  if (error && !chat?.chat_name) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!chat || (!data && !error)) return <SkeletonRows rows={4} />
  const name = chat.chat_name || (data?.userinfo.friend_remark ?? '') || (data?.userinfo.nick_name ?? '')
  const face = chat.chat_face || data?.userinfo.avatar_url
  const isOfficial = data?.userinfo.user_type === userTypes.official
  /** A conversation without messages is kept from its first setting on. */
  const set = (change: ConversationChange): Promise<void> => changeConversation(myId, chat, change, chat)
  return (
    <Halves
      first={
        <>
          <ProfileCard
            name={name}
            avatarUrl={face ?? ''}
            isOnline={data?.is_online === 1}
            lines={[data && t('friends.number', { number: data.userinfo.user_no }), seen]}
          />
          <RoundActions label={name}>
            <RoundAction
              icon={MessageCircle}
              label={t('friends.startChat')}
              href={hrefTo('chat', { friend_idx: peerId, nick_name: name, avatar_url: face ?? '' })}
            />
            <QuietAction quiet={chat} onChange={set} />
            <RoundAction
              icon={Search}
              label={t('friends.find')}
              href={hrefTo('privateTextHistory', { target_id: peerId })}
            />
            <RoundAction
              icon={Images}
              label={t('chat.historyMedia')}
              href={hrefTo('privateMediaHistory', { target_id: peerId })}
            />
          </RoundActions>
          <CellGroup>
            <Cell icon={UserRound} title={t('friends.profile')} href={hrefTo('friend', { friend_idx: peerId })} />
            <SwitchCell
              icon={Pin}
              title={t('chat.onTop')}
              isOn={chat.is_top === 1}
              onChange={(isOn) => set({ is_top: flagOf(isOn) })}
            />
          </CellGroup>
        </>
      }
      second={
        <>
          <CellGroup>
            {data?.is_friend === 1 && (
              <Cell icon={Users} title={t('chat.groupWith')} href={hrefTo('createGroup', { friend_idx: peerId })} />
            )}
            <Cell
              icon={Wallpaper}
              title={t('chats.background')}
              href={hrefTo('chatBackground', { chat_type: 'private', target_id: peerId })}
            />
            <Cell
              icon={Download}
              title={t('exporting.title')}
              href={hrefTo('exportChat', { chat_type: 'private', target_id: peerId })}
            />
            <Cell icon={Flag} title={t('chat.report')} href={hrefTo('report', { type: 'user', target_id: peerId })} />
            {data && !isOfficial && <BlacklistCell peerId={peerId} name={name} isBlocked={data.is_black === 1} />}
            <Cell title={t('chat.clearHistory')} isDanger onClick={clear.run} isDisabled={clear.isBusy} />
          </CellGroup>
        </>
      }
    />
  )
}

interface BlacklistCellProps {
  readonly peerId: number
  readonly name: string
  readonly isBlocked: boolean
}

const BlacklistCell = ({ peerId, name, isBlocked }: BlacklistCellProps) => {
  const t = useTexts()
  const change = async (isOn: boolean): Promise<void> => {
    if (isOn) {
      const title = t('chat.blacklistTitle', { name })
      const isSure = await confirm({
        title,
        text: t('chat.blacklistHint'),
        confirmLabel: t('chat.blacklist'),
        isDanger: true,
      })
      if (!isSure) return
    }
    await call(isOn ? blacklistCalls.addToBlacklist : blacklistCalls.removeFromBlacklist, { black_id: peerId })
    await forgetAnswers(contactCalls.getFriend, contactCalls.checkFriend, blacklistCalls.listBlacklist)
  }
  return <SwitchCell icon={Ban} title={t('chat.blacklist')} isOn={isBlocked} onChange={change} />
}
