import type { FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './drama-grid.module.css'
import { Highlighted } from './highlighted.tsx'
import { PosterCard } from './poster-card.tsx'

interface DramaGridProps {
  readonly dramas: readonly FoundVideo[]
  /** On a phone; there are more on what is wider. */
  readonly columns: 2 | 3 | 5 | 6
  /** How many covers load at once: those that are seen first. */
  readonly eager?: number
  /** The dramas stand in the order of a chart. */
  readonly isRanked?: boolean
  /** Each opens its drama's page, in place of playing it. */
  readonly opensPages?: boolean
}

/** Covers side by side. */
export const DramaGrid = ({ dramas, columns, eager = 0, isRanked = false, opensPages = false }: DramaGridProps) => (
  <ul className={styles.grid} data-columns={columns}>
    {dramas.map((drama, index) => (
      <li key={drama.id}>
        <PosterCard
          drama={drama}
          isEager={index < eager}
          opensPage={opensPages}
          {...(isRanked && { rank: index + 1 })}
          title={drama.title_highlight && <Highlighted html={drama.title_highlight} />}
        />
      </li>
    ))}
  </ul>
)

/** The same boxes while the dramas are on their way. */
export const DramaGridSkeleton = ({ columns, count }: { readonly columns: 2 | 3 | 5 | 6; readonly count: number }) => (
  <div className={styles.grid} data-columns={columns} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.placeholder}>
        <span className={styles.cover}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="80%" height={13} />
        <Skeleton width="50%" height={12} />
      </div>
    ))}
  </div>
)
