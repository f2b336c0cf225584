import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './detail-screen.module.css'
import { EpisodeListSkeleton } from './episode-list.tsx'
import { StageSkeleton } from './stage.tsx'

/** The boxes of a drama's page while it is on its way. */
export const DetailSkeleton = () => {
  if (useIsDesktop()) {
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.side}>
          <span className={styles.cover}>
            <span className={styles.coverPlace}>
              <Skeleton height="100%" />
            </span>
          </span>
        </div>
        <div>
          <div className={styles.words}>
            <Skeleton height={34} width="60%" />
            <Skeleton height={16} width="40%" />
            <Skeleton height={16} width="50%" />
          </div>
          <div className={styles.part}>
            <Skeleton height={64} />
            <EpisodeListSkeleton />
          </div>
        </div>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      <StageSkeleton />
      <div className={styles.about}>
        <Skeleton height={16} width="60%" />
        <Skeleton height={16} />
      </div>
      <div className={styles.part}>
        <EpisodeListSkeleton />
      </div>
    </div>
  )
}
