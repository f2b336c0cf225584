import { classNames } from '../class-names.ts'
import styles from './mark.module.css'

interface MarkProps {
  readonly children: string
  /** `strong` for what ranks above, `warning` for what is limited. */
  readonly kind?: 'plain' | 'strong' | 'warning'
}

/** A word about a person beside his name: his role, that he is muted. */
export const Mark = ({ children, kind = 'plain' }: MarkProps) => (
  <span className={classNames(styles.mark, styles[kind])}>{children}</span>
)
