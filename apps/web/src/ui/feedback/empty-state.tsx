import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly icon?: LucideIcon
  /** Stands in place of an icon. */
  readonly picture?: ReactNode
  readonly title: string
  readonly hint?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

/** A picture, a sentence and one action in place of what is not there. A list without rows has EmptyList. */
export const EmptyState = ({ icon, picture, title, hint, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {icon ? (
      <div className={styles.icon}>
        <Icon of={icon} size={36} />
      </div>
    ) : (
      picture
    )}
    <p className={styles.title}>{title}</p>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
