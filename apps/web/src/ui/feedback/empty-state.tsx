import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

/** A picture, a sentence and one action in place of a list without rows. */
export const EmptyState = ({ icon, title, hint, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <div className={styles.picture}>
      <Icon of={icon} size={36} />
    </div>
    <p className={styles.title}>{title}</p>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
