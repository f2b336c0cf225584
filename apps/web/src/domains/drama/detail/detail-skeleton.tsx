import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './detail-screen.module.css'

/** The boxes of a drama's page while it is on its way. */
export const DetailSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.head}>
      <span className={styles.cover}>
        <span className={styles.coverPlace}>
          <Skeleton height="100%" />
        </span>
      </span>
      <div className={styles.words}>
        <Skeleton height={24} width="80%" />
        <Skeleton height={16} width="50%" />
        <Skeleton height={16} width="60%" />
      </div>
    </div>
    <div className={styles.rest}>
      <div className={styles.part}>
        <Skeleton height={64} />
        <Skeleton height={120} />
      </div>
    </div>
  </div>
)
