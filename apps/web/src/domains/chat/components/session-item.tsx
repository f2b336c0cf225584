import BellOff from 'lucide-react/icons/bell-off'
import Pin from 'lucide-react/icons/pin'
import type { SessionRow } from '../../../platform/local-database.ts'
import { hrefTo } from '../../../platform/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SwipeRow } from '../../../ui/swipe-row.tsx'
import { timeAgo } from '../time-ago.ts'
import styles from './session-item.module.css'

interface SessionItemProps {
  readonly session: SessionRow
  readonly nowMs: number
  readonly onPin: () => void
  readonly onMute: () => void
  readonly onRead: () => void
}

/** One conversation of the chat list, 72 px high; what can be done with it lies under it. */
export const SessionItem = ({ session, nowMs, onPin, onMute, onRead }: SessionItemProps) => {
  const t = useTexts()
  const language = useLanguage()
  const isMuted = session.disturbing === 1
  const isPinned = session.is_top === 1
  const name = session.chat_name || session.nick_name
  const query = { friend_idx: session.chat_id, nick_name: name, avatar_url: session.chat_face }
  const line = session.last_notice === 'friends' ? t('chat.friendsNotice') : session.last_msg
  return (
    <SwipeRow
      actions={[
        { key: 'pin', label: t(isPinned ? 'chat.unpin' : 'chat.pin'), onPress: onPin },
        { key: 'mute', label: t(isMuted ? 'chat.unmute' : 'chat.mute'), onPress: onMute },
        ...(session.unread_count > 0 ? [{ key: 'read', label: t('chat.markRead'), onPress: onRead }] : []),
      ]}
    >
      <a className={classNames(styles.item, isPinned && styles.pinned)} href={hrefTo('chat', query)} draggable={false}>
        <Avatar name={name} url={session.chat_face} size={48} />
        <span className={styles.main}>
          <span className={styles.top}>
            <strong className={styles.name}>{name}</strong>
            <time className={styles.time}>
              {timeAgo(session.last_time * 1000, nowMs, language) ?? t('chat.justNow')}
            </time>
          </span>
          <span className={styles.bottom}>
            <span className={styles.line}>{line}</span>
            {isPinned && <Icon of={Pin} size={14} label={t('chat.pinned')} />}
            {isMuted && <Icon of={BellOff} size={14} label={t('chat.muted')} />}
            <Badge count={session.unread_count} quiet={isMuted} />
          </span>
        </span>
        {session.unread_count > 0 && (
          <span className="visually-hidden">{t('chat.unread', { count: session.unread_count })}</span>
        )}
      </a>
    </SwipeRow>
  )
}
