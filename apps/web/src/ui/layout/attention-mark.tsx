import { Badge } from '../people/badge.tsx'
import styles from './attention-mark.module.css'

interface AttentionMarkProps {
  /** What waits behind the icon; 0 shows nothing. */
  readonly count?: number | undefined
  /** Asks for attention without a number, in these words for those who cannot see it. */
  readonly dot?: string | undefined
}

/** What stands at the corner of an icon that leads somewhere; the icon's place is `position: relative`. */
export const AttentionMark = ({ count = 0, dot }: AttentionMarkProps) => (
  <>
    <span className={styles.badge}>
      <Badge count={count} />
    </span>
    {dot !== undefined && <span className={styles.dot} role="img" aria-label={dot} />}
  </>
)
