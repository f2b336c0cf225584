import { classNames } from '../class-names.ts'
import styles from './mark.module.css'

interface MarkProps {
  readonly children: string
  /** `strong` for what ranks above, `warning` for what is limited. */
  readonly kind?: 'plain' | 'strong' | 'warning'
}

/** A word beside a person's name: their role, or that they are muted. */
export const Mark = ({ children, kind = 'plain' }: MarkProps) => (
  <span className={classNames(styles.mark, styles[kind])}>{children}</span>
)
