import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { DramaFacts } from '../drama-facts.tsx'
import row from '../drama-row.module.css'
import { tagLine } from '../tag-line.ts'
import { PlaceNumber } from './place-number.tsx'
import styles from './rank-first.module.css'
import { Worth } from './worth.tsx'

interface RankFirstProps {
  readonly type: ChartType
  readonly rank: ChartPlace
}

/** The drama that leads a chart: its wide picture, how it begins, and what it is ranked by. */
export const RankFirst = ({ type, rank }: RankFirstProps) => (
  <a className={styles.first} href={hrefTo('dramaDetail', { id: rank.id })}>
    <span className={styles.art}>
      <Poster url={rank.cover_h || rank.cover} title={rank.title} ratio="16 / 9" isEager />
    </span>
    <span className={styles.words}>
      <PlaceNumber rank={rank.rank} formerRank={rank.former_rank} />
      <span className={styles.lines}>
        <span className={styles.title}>{rank.title}</span>
        <span className={row.tags}>
          <Dotted>{tagLine(rank, 2)}</Dotted>
        </span>
        {rank.hook && <span className={row.hook}>{rank.hook}</span>}
        <DramaFacts drama={rank} note={<Worth type={type} rank={rank} />} hasScore={type !== 'score'} />
      </span>
    </span>
  </a>
)

/** The same boxes while it is on its way. */
export const RankFirstSkeleton = () => (
  <div className={styles.first} aria-busy="true">
    <span className={styles.art}>
      <Skeleton height="100%" radius={0} />
    </span>
    <span className={styles.words}>
      <Skeleton width="32px" height={32} radius={16} />
      <span className={styles.lines}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="40%" height={13} />
        <span className={styles.hookPlace} />
      </span>
    </span>
  </div>
)
