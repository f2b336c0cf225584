import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { hrefTo, type ScreenQuery } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './part-head.module.css'

interface PartHeadProps {
  readonly title: string
  /** Where all of it is. */
  readonly screen?: ScreenName
  readonly query?: ScreenQuery
  /** What all of it is called, for who hears it. */
  readonly of?: string
  /** Before the way to all of it. */
  readonly children?: ReactNode
}

/** The heading of a part of a page that shows the last of something, and the way to all of it. */
export const PartHead = ({ title, screen, query, of, children }: PartHeadProps) => {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {screen !== undefined && (
        <a className={styles.more} href={hrefTo(screen, query)} aria-label={`${of ?? title}: ${t('shell.seeAll')}`}>
          {t('shell.seeAll')}
          <Icon of={ChevronRight} size={16} />
        </a>
      )}
    </div>
  )
}
