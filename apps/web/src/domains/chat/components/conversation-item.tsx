import { formatListMoment } from '@cliffhanger/i18n/format/relative.ts'
import { isArchived } from '@cliffhanger/rules/chat/archive.ts'
import { bodyOf, lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Folder from 'lucide-react/icons/folder'
import MailOpen from 'lucide-react/icons/mail-open'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { QuietChange } from '../../../shared/conversations/change-conversation.ts'
import { QuietSheet } from '../../../shared/conversations/quiet-sheet.tsx'
import { useQuiet } from '../../../shared/conversations/use-quiet.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ListLink } from '../../../ui/layout/list-link.tsx'
import { SwipeRow } from '../../../ui/lists/swipe-row.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { timeAgo } from '../conversations/time-ago.ts'
import { useTypingLine } from '../conversations/use-typing-line.ts'
import { wordNotice } from '../conversations/word-notice.ts'
import { MessageLine } from '../dramas/message-line.tsx'
import { FileChatSheet } from '../folders/file-chat-sheet.tsx'
import { chatLink } from '../messages/chat-link.ts'
import { typedText } from '../messages/mention-text.ts'
import { outboxState } from '../outbox/outbox-state.ts'
import type { OutboxRow, SessionRow } from '../storage/rows.ts'
import styles from './conversation-item.module.css'
import { LastWriter, spaced } from './last-writer.tsx'

interface ConversationItemProps {
  readonly session: SessionRow
  /** What was typed there and not sent; '' = nothing. */
  readonly draft: string
  /** The newest of what is still to be sent there. */
  readonly waiting?: OutboxRow | undefined
  /** The friend at the other side is here now. */
  readonly isOnline: boolean
  readonly nowMs: number
  readonly onPin: () => void
  readonly onMute: (change: QuietChange) => void
  readonly onArchive: (isArchived: 0 | 1) => void
  readonly onRead: () => void
  readonly onDelete: () => void
}

/** One conversation of the chat list, 72 px high, and higher where letters are large; what can be done with it lies under it. */
export const ConversationItem = ({
  session,
  draft,
  waiting,
  isOnline,
  nowMs,
  onPin,
  onMute,
  onArchive,
  onRead,
  onDelete,
}: ConversationItemProps) => {
  const t = useTexts()
  const language = useLanguage()
  const isMuted = useQuiet(session)
  const [isMuting, setIsMuting] = useState(false)
  const [isFiling, setIsFiling] = useState(false)
  const isInArchive = isArchived(session)
  const isPinned = session.is_top === 1
  const name = session.chat_name || session.nick_name
  const lastMs = session.last_time * 1000
  return (
    <>
      <SwipeRow
        actions={[
          ...(session.unread_count > 0
            ? [{ key: 'read', label: t('chat.markRead'), icon: MailOpen, onPress: onRead }]
            : []),
          { key: 'pin', label: t(isPinned ? 'chat.unpin' : 'chat.pin'), icon: isPinned ? PinOff : Pin, onPress: onPin },
          isMuted
            ? { key: 'mute', label: t('chat.unmute'), icon: Bell, onPress: () => onMute({ disturbing: 0 }) }
            : { key: 'mute', label: t('chat.mute'), icon: BellOff, onPress: () => setIsMuting(true) },
          {
            key: 'archive',
            label: t(isInArchive ? 'chats.unarchive' : 'chats.archive'),
            icon: isInArchive ? ArchiveRestore : Archive,
            onPress: () => onArchive(isInArchive ? 0 : 1),
          },
          { key: 'folder', label: t('chats.folder'), icon: Folder, onPress: () => setIsFiling(true) },
          { key: 'delete', label: t('chat.deleteChat'), icon: Trash2, isDanger: true, onPress: onDelete },
        ]}
      >
        <ListLink
          className={classNames(styles.item, isPinned && styles.pinned)}
          href={chatLink(session)}
          draggable={false}
        >
          <Avatar name={name} url={session.chat_face} urls={session.chat_faces} size={48} isOnline={isOnline} />
          <span className={styles.main}>
            <span className={styles.top}>
              <strong className={styles.name}>{name}</strong>
              <time className={styles.time} title={timeAgo(lastMs, nowMs, language) ?? t('chat.justNow')}>
                {formatListMoment(lastMs, nowMs, language)}
              </time>
            </span>
            <span className={styles.bottom}>
              <ConversationLine session={session} draft={draft} waiting={waiting} />
              {isPinned && <Icon of={Pin} size={14} label={t('chat.pinned')} />}
              {isMuted && <Icon of={BellOff} size={14} label={t('chat.muted')} />}
              {session.at === 1 && (
                <span className={styles.mention}>
                  <span aria-hidden="true">@</span>
                  <span className="visually-hidden">{t('chat.mentionMark')}</span>
                </span>
              )}
              <Badge count={session.unread_count} quiet={isMuted} />
            </span>
          </span>
          {isOnline && <span className="visually-hidden">{t('friends.online')}</span>}
          {session.unread_count > 0 && (
            <span className="visually-hidden">{t('chat.unread', { count: session.unread_count })}</span>
          )}
        </ListLink>
      </SwipeRow>
      <QuietSheet
        isOpen={isMuting}
        onClose={() => setIsMuting(false)}
        onChoose={(seconds) => onMute({ disturbing: 1, seconds })}
      />
      <FileChatSheet conversation={session.conversation_id} isOpen={isFiling} onClose={() => setIsFiling(false)} />
    </>
  )
}

/** Who is typing, what I began to write, what I wrote and is not sent, or the last message; who mentioned me comes first. */
const ConversationLine = ({
  session,
  draft,
  waiting,
}: Pick<ConversationItemProps, 'session' | 'draft' | 'waiting'>) => {
  const t = useTexts()
  const typing = useTypingLine(session.conversation_id, useUser()?.user_id ?? 0)
  if (typing !== '') return <span className={classNames(styles.line, styles.typing)}>{typing}</span>
  if (draft.trim() !== '' && session.at === 0) {
    return (
      <span className={styles.line}>
        <em className={styles.mark}>{t('chat.draftMark')}</em> {typedText(draft).text}
      </span>
    )
  }
  if (waiting) return <WaitingLine row={waiting} />
  return (
    <span className={styles.line}>
      {session.last_msg_type !== 'sys_notice' && <LastWriter session={session} />}
      <span>
        <LastWords session={session} />
      </span>
    </span>
  )
}

/** What is on its way, or could not be sent. */
const WaitingLine = ({ row }: { readonly row: OutboxRow }) => {
  const t = useTexts()
  const { msg_type = 'text', content_text } = row
  const message = { msg_type, content_text }
  const hasFailed = outboxState(row) === 'failed'
  return (
    <span className={styles.line}>
      <span className={classNames(styles.receipt, hasFailed && styles.failed)}>
        <Icon of={hasFailed ? CircleAlert : Clock} size={14} label={t(hasFailed ? 'chat.failed' : 'chat.sending')} />
      </span>
      {spaced(t('chat.ownMark'))}
      <span>
        <MessageLine messageType={lineKindOf(message)} words={lineOf(message)} />
      </span>
    </span>
  )
}

/** The last message in a few words. */
const LastWords = ({ session }: Pick<ConversationItemProps, 'session'>) => {
  const t = useTexts()
  if (session.last_notice === 'friends') return t('chat.friendsNotice')
  if (session.last_msg_type === 'sys_notice')
    return <NoticeWords messageId={session.last_msg_id} text={session.last_msg} />
  return <MessageLine messageType={session.last_msg_type} words={session.last_msg} />
}

interface NoticeWordsProps {
  readonly messageId: number
  /** In the language of whoever caused the notice; for as long as the message is not on this device. */
  readonly text: string
}

/** What the server told last, in the language of the device. */
const NoticeWords = ({ messageId, text }: NoticeWordsProps) => {
  const t = useTexts()
  const message = useStored((database) => database.messages.get(messageId), [messageId])
  const body = message && bodyOf(message)
  return body?.kind === 'notice' ? wordNotice(body.notice, t) : text
}
