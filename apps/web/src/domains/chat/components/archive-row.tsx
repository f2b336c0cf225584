import Archive from 'lucide-react/icons/archive'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ListLink } from '../../../ui/layout/list-link.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import styles from './archive-row.module.css'

interface ArchiveRowProps {
  /** Chats in the archive. */
  readonly count: number
  /** Unread messages in all of them. */
  readonly unread: number
}

/** Leads from the chat list to what was put into the archive (S-132). */
export const ArchiveRow = ({ count, unread }: ArchiveRowProps) => {
  const t = useTexts()
  return (
    <ListLink className={styles.row} href={hrefTo('archivedChats')} draggable={false}>
      <span className={styles.sign}>
        <Icon of={Archive} size={22} />
      </span>
      <span className={styles.title}>{t('chats.archivedCount', { count })}</span>
      <Badge count={unread} quiet />
      {unread > 0 && <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>}
    </ListLink>
  )
}
