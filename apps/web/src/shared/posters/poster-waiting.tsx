import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './poster-page.module.css'

/** A page with a poster before it is known: the poster, and what can be done with it. */
export const PosterWaiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width={248} height={441} radius={12} />
    <Skeleton height={52} radius={12} />
    <Skeleton height={48} radius={24} />
    <Skeleton height={48} radius={24} />
  </div>
)
