import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import Bell from 'lucide-react/icons/bell'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import styles from './notice-bell.module.css'

/** The way to my messages, with how many I did not open (S-98). */
export const NoticeBell = () => {
  const t = useTexts()
  const { data } = useCall(noticeCalls.listMyNotices, { limit: 1 })
  const count = data?.unread ?? 0
  const label = count > 0 ? `${t('notices.messages')}: ${t('notices.unreadCount', { count })}` : t('notices.messages')
  return (
    <a className={styles.bell} href={hrefTo('message')} aria-label={label}>
      <Icon of={Bell} />
      <span className={styles.badge} aria-hidden="true">
        <Badge count={count} />
      </span>
    </a>
  )
}
