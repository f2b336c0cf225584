import type { ReactNode } from 'react'
import styles from './choice-head.module.css'

interface ChoiceHeadProps {
  readonly id?: string
  readonly title: string
  /** Beside it, or below where there is no room. */
  readonly action?: ReactNode
}

/** The large line at the top of a sheet that greets or asks. */
export const ChoiceHead = ({ id, title, action }: ChoiceHeadProps) => (
  <div className={styles.head}>
    <p id={id} className={styles.title}>
      {title}
    </p>
    {action}
  </div>
)
