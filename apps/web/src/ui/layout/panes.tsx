import type { ReactNode } from 'react'
import styles from './panes.module.css'

interface PanesProps {
  /** What the other part follows: how it is looked for, or what it is about. */
  readonly side: ReactNode
  /** Names the other part, where the page's own title does not. */
  readonly title?: string
  /** Stays above what scrolls in the other part. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** Two parts of a page with room for both, each of which scrolls by itself. The page has the width of panes. */
export const Panes = ({ side, title, head, children }: PanesProps) => (
  <div className={styles.panes}>
    <div className={styles.side}>{side}</div>
    <div className={styles.other}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {head}
      <div className={styles.main}>{children}</div>
    </div>
  </div>
)
