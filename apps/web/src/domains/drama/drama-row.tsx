import type { FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import type { ReactNode } from 'react'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../ui/lists/dotted.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import { DramaBadge } from './drama-badge.tsx'
import { DramaFacts } from './drama-facts.tsx'
import styles from './drama-row.module.css'
import { Highlighted } from './home/highlighted.tsx'
import { tagLine } from './tag-line.ts'

interface DramaRowProps {
  readonly drama: FoundVideo
  /** In front of the cover, such as a place. */
  readonly before?: ReactNode
  /** What the list has it for, in front of its other facts. */
  readonly note?: ReactNode
  /** The note is its score. */
  readonly hasScore?: boolean
  readonly isEager?: boolean
}

/** A drama as a wide row that leads to its page, with how it begins where the list knows it. */
export const DramaRow = ({ drama, before, note, hasScore = true, isEager = false }: DramaRowProps) => (
  <a className={styles.row} href={hrefTo('dramaDetail', { id: drama.id })}>
    {before}
    <span className={styles.cover}>
      <Poster url={drama.cover} title={drama.title} ratio="3 / 4" isEager={isEager} />
      <span className={styles.badge} data-theme="dark" data-over>
        <DramaBadge badge={drama.badge} />
      </span>
    </span>
    <span className={styles.words}>
      <span className={styles.title}>
        {drama.title_highlight ? <Highlighted html={drama.title_highlight} /> : drama.title}
      </span>
      <span className={styles.tags}>
        <Dotted>{tagLine(drama, 2)}</Dotted>
      </span>
      {drama.hook && <span className={styles.hook}>{drama.hook}</span>}
      <DramaFacts drama={drama} note={note} hasScore={hasScore} />
    </span>
  </a>
)

/** The same boxes while the dramas are on their way. */
export const DramaRowsSkeleton = ({ count }: { readonly count: number }) => (
  <div aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.row}>
        <span className={styles.cover}>
          <Skeleton height="96px" />
        </span>
        <span className={styles.words}>
          <Skeleton width="70%" height={15} />
          <Skeleton width="45%" height={13} />
        </span>
      </div>
    ))}
  </div>
)
