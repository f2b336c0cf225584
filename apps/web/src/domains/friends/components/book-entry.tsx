import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './book-entry.module.css'

interface BookEntryProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly href: string
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  /** One of a few beside each other, instead of a row. */
  readonly isTile?: boolean
  /** What stands at the end, or at the corner of a tile: how many there are, or how many are new. */
  readonly children?: ReactNode
}

/** What is no person in the address book: it leads to a list of its own. */
export const BookEntry = ({ icon, label, href, onClick, isTile = false, children }: BookEntryProps) => (
  <a className={classNames(styles.entry, isTile && styles.tile)} href={href} onClick={onClick}>
    <span className={styles.icon}>
      <Icon of={icon} size={22} />
    </span>
    <span className={styles.label}>{label}</span>
    {children !== undefined && <span className={styles.end}>{children}</span>}
    {!isTile && (
      <span className={styles.arrow}>
        <Icon of={ChevronRight} size={18} />
      </span>
    )}
  </a>
)
