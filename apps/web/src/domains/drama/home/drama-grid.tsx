import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './drama-grid.module.css'
import { PosterCard } from './poster-card.tsx'

interface DramaGridProps<Drama extends VideoCard> {
  readonly dramas: readonly Drama[]
  /** On a phone; there are more on what is wider. */
  readonly columns: 2 | 3 | 5 | 6
  /** How many covers load at once: those that are seen first. */
  readonly eager?: number
  /** On a phone larger covers in a row that is moved sideways, unlike the grids around it. */
  readonly isStrip?: boolean
  /** The dramas stand in the order of a chart. */
  readonly isRanked?: boolean
  /** Each opens its drama's page, in place of playing it. */
  readonly opensPages?: boolean
  /** In place of the plain title, such as one with the word that was searched for. */
  readonly titleOf?: (drama: Drama) => ReactNode
}

/** Covers side by side. */
export const DramaGrid = <Drama extends VideoCard>({
  dramas,
  columns,
  eager = 0,
  isStrip = false,
  isRanked = false,
  opensPages = false,
  titleOf,
}: DramaGridProps<Drama>) => (
  <ul className={styles.grid} data-columns={columns} data-strip={isStrip || undefined}>
    {dramas.map((drama, index) => (
      <li key={drama.id}>
        <PosterCard
          drama={drama}
          isEager={index < eager}
          opensPage={opensPages}
          {...(isRanked && { rank: index + 1 })}
          title={titleOf?.(drama)}
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
