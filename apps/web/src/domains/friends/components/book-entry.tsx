import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './book-entry.module.css'

interface BookEntryProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly href: string
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  /** What stands at the end: how many there are, or how many are new. */
  readonly children?: ReactNode
}

/** A row of the address book that is no person: it leads to a list of its own. */
export const BookEntry = ({ icon, label, href, onClick, children }: BookEntryProps) => (
  <a className={styles.entry} href={href} onClick={onClick}>
    <span className={styles.icon}>
      <Icon of={icon} size={22} />
    </span>
    <span className={styles.label}>{label}</span>
    {children}
    <span className={styles.arrow}>
      <Icon of={ChevronRight} size={18} />
    </span>
  </a>
)
