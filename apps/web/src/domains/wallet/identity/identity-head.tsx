import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './identity-head.module.css'

interface IdentityHeadProps {
  readonly icon: LucideIcon
  readonly tone: 'ok' | 'waits'
  readonly title: string
  /** Since when. */
  readonly hint: string
}

/** How far the certification of a member is. */
export const IdentityHead = ({ icon, tone, title, hint }: IdentityHeadProps) => (
  <section className={styles.head} data-tone={tone}>
    <span className={styles.sign}>
      <Icon of={icon} size={32} />
    </span>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.hint}>{hint}</p>
  </section>
)
