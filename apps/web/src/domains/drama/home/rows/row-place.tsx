import { DramaGridSkeleton } from '../drama-grid.tsx'
import styles from '../section.module.css'

/** Keeps what follows out of sight until it has its place. */
export const RowPlace = () => (
  <div className={styles.section}>
    <DramaGridSkeleton columns={3} count={3} />
  </div>
)
