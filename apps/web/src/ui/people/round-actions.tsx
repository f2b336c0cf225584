import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './round-actions.module.css'

/** What one does most with a person or a group, below its head, each at one touch. */
export const RoundActions = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.actions} role="group" aria-label={label}>
    {children}
  </div>
)

interface RoundActionProps {
  readonly icon: LucideIcon
  readonly label: string
  /** A second line, such as until when it holds. */
  readonly line?: string | undefined
  /** Where it leads; left out where it does something here. */
  readonly href?: string
  readonly onClick?: () => void
}

export const RoundAction = ({ icon, label, line, href, onClick }: RoundActionProps) => {
  const content = (
    <>
      <Icon of={icon} size={22} />
      <span className={styles.label}>{label}</span>
      {line !== undefined && <span className={styles.line}>{line}</span>}
    </>
  )
  return href === undefined ? (
    <button type="button" className={styles.action} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={styles.action} href={href}>
      {content}
    </a>
  )
}
