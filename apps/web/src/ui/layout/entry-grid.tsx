import type { LucideIcon } from 'lucide-react'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './entry-grid.module.css'

export interface Entry {
  readonly label: string
  readonly href: string
  /** A picture, or a number that says how much there is. */
  readonly sign: LucideIcon | string
  /** Nothing is there yet: its picture stands back behind the numbers beside it. */
  readonly isQuiet?: boolean
}

/** Ways to other pages, side by side. */
export const EntryGrid = ({ label, entries }: { readonly label: string; readonly entries: readonly Entry[] }) => (
  <nav className={styles.card} aria-label={label}>
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a className={styles.entry} href={entry.href}>
            {typeof entry.sign === 'string' ? (
              <span className={styles.number}>{entry.sign}</span>
            ) : (
              <span className={classNames(styles.icon, entry.isQuiet && styles.quiet)}>
                <Icon of={entry.sign} size={24} />
              </span>
            )}
            <span className={styles.label}>{entry.label}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
