import BookUser from 'lucide-react/icons/book-user'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import ScanLine from 'lucide-react/icons/scan-line'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { numberInCode } from '../../domains/friends/scanned-code.ts'
import { goTo } from '../../platform/navigation/navigation.ts'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { CodeScanner } from '../../shared/codes/code-scanner.tsx'
import { openJoinCode } from '../../shared/codes/join-code.ts'
import { friendName } from '../../shared/people/people.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { Drawing } from '../../ui/feedback/drawing.tsx'
import { BeginningPlace } from '../../ui/layout/beginning-place.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import styles from './chat-welcome.module.css'
import { useFriendsToWrite } from './friends-to-write.ts'
import { goToChatKeys } from './shortcut.ts'

/**
 * Stands beside the chats while none is chosen. No chat opens by itself, as in the desktop programs people know: it would tell its
 * writer that their message was read, and what is typed next would go to somebody nobody chose. So the place shows how to begin.
 */
export const ChatWelcome = () => {
  const t = useTexts()
  const [isScanning, setIsScanning] = useState(false)
  const friends = useFriendsToWrite()
  const ways = [
    { href: hrefTo('addressBook'), label: t('friends.addressBook'), icon: BookUser },
    { href: hrefTo('addFriend'), label: t('friends.addFriend'), icon: UserPlus },
    { href: hrefTo('createGroup'), label: t('chat.createGroup'), icon: MessageSquarePlus },
  ]
  // All of it at once: what stands in the middle would move when the faces come.
  if (!friends) return <BeginningPlace />
  return (
    <BeginningPlace>
      <Drawing of="people" />
      <p className={styles.title}>{t('chat.chooseChat')}</p>
      <div className={styles.ways}>
        {ways.map(({ href, label, icon }) => (
          <a key={href} className={styles.way} href={href}>
            <Icon of={icon} />
            {label}
          </a>
        ))}
        <button type="button" className={styles.way} onClick={() => setIsScanning(true)}>
          <Icon of={ScanLine} />
          {t('friends.scan')}
        </button>
      </div>
      <section className={styles.friends} aria-label={t('chat.writeToFriend')} hidden={friends.length === 0}>
        <h2 className={styles.heading}>{t('chat.writeToFriend')}</h2>
        <ul className={styles.faces}>
          {friends.map((friend) => {
            const name = friendName(friend)
            const { friend_idx, avatar_url } = friend
            return (
              <li key={friend_idx}>
                <a className={styles.friend} href={hrefTo('chat', { friend_idx, nick_name: name, avatar_url })}>
                  <Avatar name={name} url={avatar_url} size={56} isOnline={friend.is_online === 1} />
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </section>
      <p className={styles.keys}>{t('chat.goToHint', { keys: goToChatKeys() })}</p>
      <CodeScanner
        isOpen={isScanning}
        onClose={() => setIsScanning(false)}
        onRead={(code) => {
          if (openJoinCode(code)) return true
          const find = numberInCode(code)
          if (find === undefined) return false
          setIsScanning(false)
          goTo('addFriend', { find })
          return true
        }}
      />
    </BeginningPlace>
  )
}
