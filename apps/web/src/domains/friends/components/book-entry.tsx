import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './book-entry.module.css'

interface BookEntryProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly href: string
  readonly children?: ReactNode
}

/** A row of the address book that is no person: it leads to a list of its own. */
export const BookEntry = ({ icon, label, href, children }: BookEntryProps) => (
  <a className={styles.entry} href={href}>
    <span className={styles.icon}>
      <Icon of={icon} size={22} />
    </span>
    <span className={styles.label}>{label}</span>
    {children}
  </a>
)
