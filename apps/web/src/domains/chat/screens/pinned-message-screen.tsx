import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { mayPin } from '@cliffhanger/rules/groups/policy.ts'
import { useQuery } from '@tanstack/react-query'
import Pin from 'lucide-react/icons/pin'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { openAddress, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import { memberName } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { PlainBody } from '../components/bubble/plain-body.tsx'
import { EmojiProvider } from '../components/emoji-provider.tsx'
import { conversationWith } from '../conversations/conversation.ts'
import { loadSenders, refreshGroup } from '../conversations/groups-store.ts'
import { pinsOf } from '../conversations/pins.ts'
import { chatAddress } from '../messages/chat-link.ts'
import { idIn } from '../messages/id-in.ts'
import { pinMessage, unpinAllMessages } from '../messages/message-actions.ts'
import { useMessage } from '../messages/use-message.ts'
import type { GroupRow } from '../storage/rows.ts'
import styles from './pinned-message-screen.module.css'

/** The pinned messages of a group in full, the newest pin first (S-124); `group_id` names the group. */
export const PinnedMessageScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const user = useUser()
  const groupId = idIn(useScreenQuery(), 'group_id')
  const group = useStored(async (database) => (await database.groups.get(groupId)) ?? null, [groupId])
  const myId = user?.user_id ?? 0
  const refresh = useQuery({
    queryKey: ['chat-pinned', groupId],
    queryFn: async () => {
      const database = databaseOf(myId)
      await refreshGroup(database, groupId)
      const known = await database.groups.get(groupId)
      if (known) await loadSenders(database, groupId, [...new Set(pinsOf(known).map(({ sender_id }) => sender_id))])
      return true
    },
    staleTime: 0,
  })
  const pins = group ? pinsOf(group) : []
  return (
    <Screen top={<NavBar title={t(pins.length > 1 ? 'chat.pinnedMessages' : 'chat.pinnedMessage')} onBack={goBack} />}>
      {group && pins.length > 0 ? (
        <EmojiProvider>
          {pins.map((pinned) => (
            <Pinned key={pinned.msg_id} myId={myId} group={group} pinned={pinned} />
          ))}
          {pins.length > 1 && mayPin(group, meInGroup(group)) === undefined && (
            <UnpinAll myId={myId} groupId={groupId} count={pins.length} />
          )}
        </EmojiProvider>
      ) : refresh.error ? (
        <ErrorState error={refresh.error} onRetry={() => void refresh.refetch()} />
      ) : refresh.data ? (
        <EmptyState icon={Pin} title={t('chat.nothingPinned')} hint={t('chat.nothingPinnedHint')} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Screen>
  )
}

interface PinnedProps {
  readonly myId: number
  readonly group: GroupRow
  readonly pinned: NonNullable<GroupRow['pinned']>
}

const Pinned = ({ myId, group, pinned }: PinnedProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { group_id } = group
  // Of several, none is the one to look at.
  const isOne = pinsOf(group).length === 1
  const sender = useStored(
    async (database) => database.members.get([group_id, pinned.sender_id]),
    [group_id, pinned.sender_id],
  )
  const conversation = conversationWith(myId, { chatType: 'group', targetId: group_id })
  const message = useMessage(myId, conversation, pinned.msg_id)
  const unpin = useAction(() => pinMessage(myId, group_id, pinned.msg_id, 0))
  const name = pinned.sender_id === myId ? t('chat.me') : sender ? memberName(sender) : ''
  const show = (): void => openAddress(chatAddress(conversation, pinned.msg_id))
  return (
    <article className={styles.pinned}>
      <header className={styles.sender}>
        <Avatar name={name} url={sender?.avatar_url} size={40} />
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          {message && (
            <time className={styles.time}>{formatMoment(message.create_time * 1000, 'moment', language)}</time>
          )}
        </span>
      </header>
      <div className={styles.body}>
        <PlainBody
          body={bodyOf(pinned)}
          contentText={pinned.content_text}
          from={{ senderName: name, sentMs: message ? message.create_time * 1000 : undefined }}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind={isOne ? 'primary' : 'quiet'} onClick={show}>
          {t('chat.showInChat')}
        </Button>
        {mayPin(group, meInGroup(group)) === undefined && (
          <Button kind="quiet" busy={unpin.isBusy} onClick={unpin.run}>
            {t('chat.unpinMessage')}
          </Button>
        )}
      </div>
    </article>
  )
}

const UnpinAll = ({
  myId,
  groupId,
  count,
}: {
  readonly myId: number
  readonly groupId: number
  readonly count: number
}) => {
  const t = useTexts()
  const unpin = useAction(async () => {
    const isSure = await confirm({ title: t('chat.unpinAllTitle', { count }), confirmLabel: t('chat.unpinAll') })
    if (isSure) await unpinAllMessages(myId, groupId)
  })
  return (
    <div className={styles.last}>
      <Button kind="quiet" block busy={unpin.isBusy} onClick={unpin.run}>
        {t('chat.unpinAll')}
      </Button>
    </div>
  )
}
