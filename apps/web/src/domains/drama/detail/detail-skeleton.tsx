import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './detail-screen.module.css'

/** The boxes of a drama's page while it is on its way. */
export const DetailSkeleton = () => {
  const cover = (
    <span className={styles.cover}>
      <span className={styles.coverPlace}>
        <Skeleton height="100%" />
      </span>
    </span>
  )
  const words = (
    <div className={styles.words}>
      <Skeleton height={24} width="80%" />
      <Skeleton height={16} width="50%" />
      <Skeleton height={16} width="60%" />
    </div>
  )
  const rest = (
    <div className={styles.part}>
      <Skeleton height={64} />
      <Skeleton height={120} />
    </div>
  )
  if (useIsDesktop()) {
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.side}>{cover}</div>
        <div>
          {words}
          {rest}
        </div>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      <div className={styles.headPlace}>
        <div className={styles.head}>
          {cover}
          {words}
        </div>
      </div>
      {rest}
    </div>
  )
}
