import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  /** Where the whole list is; left out where everything is here. */
  readonly more?: string
  readonly children: ReactNode
}

/** A block of the home page under its heading. */
export const Section = ({ title, more, children }: SectionProps) => {
  const t = useTexts()
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more !== undefined && (
          <a className={styles.more} href={more} aria-label={`${title}: ${t('drama.more')}`}>
            {t('drama.more')}
            <Icon of={ChevronRight} size={16} />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
