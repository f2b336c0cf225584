import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Megaphone from 'lucide-react/icons/megaphone'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAnnouncements } from '../use-announcements.ts'
import styles from './notice-line.module.css'

/** The newest announcements on the home page, and the way to all of them. Nothing where there are none. */
export const NoticeLine = ({ section: { title, limit } }: { readonly section: HomeSection }) => {
  const t = useTexts()
  const { list } = useAnnouncements('line')
  if (!list || list.length === 0) return null
  return (
    <section className={styles.block} aria-label={title}>
      <span className={styles.icon}>
        <Icon of={Megaphone} size={20} />
      </span>
      <ul className={styles.list}>
        {list.slice(0, Math.max(1, limit)).map((notice) => (
          <li key={notice.id}>
            <a className={styles.notice} href={hrefTo('messageDetail', { kind: 'notice', id: notice.id })}>
              <span className={styles.title}>{notice.title}</span>
              {notice.is_read === 0 && (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t('announcements.unread')}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <a
        className={styles.more}
        href={hrefTo('home', { section: 'notices' })}
        aria-label={`${title}: ${t('shell.more')}`}
      >
        <Icon of={ChevronRight} size={18} />
      </a>
    </section>
  )
}
