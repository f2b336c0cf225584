import type { ChartPlace, HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { DramaGridSkeleton } from './drama-grid.tsx'
import { PosterCard } from './poster-card.tsx'
import styles from './ranking-section.module.css'
import { Section } from './section.tsx'

interface RankingSectionProps {
  readonly section: HomeSection
  /** Undefined while they are on their way. */
  readonly places: readonly ChartPlace[] | undefined
}

/** The hottest dramas of the week in a row, each with the number of its place; nothing where there are none. */
export const RankingSection = ({ section, places }: RankingSectionProps) =>
  places?.length !== 0 && (
    <Section title={section.title} more={hrefTo('home', { section: section.code })}>
      {places ? (
        <ol className={styles.row}>
          {places.map((drama) => (
            <li key={drama.id} className={styles.item}>
              <span
                className={styles.place}
                data-wide={drama.rank > 9}
                data-medal={drama.rank <= 3 ? drama.rank : undefined}
                aria-hidden="true"
              >
                {drama.rank}
              </span>
              <PosterCard drama={drama} />
            </li>
          ))}
        </ol>
      ) : (
        <DramaGridSkeleton columns={3} count={3} />
      )}
    </Section>
  )
