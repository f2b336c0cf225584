import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { DramaGridSkeleton } from './drama-grid.tsx'
import { PosterCard } from './poster-card.tsx'
import styles from './ranking-section.module.css'
import { Section } from './section.tsx'

/** Fewer are no ranking, and leave most of the row empty. */
const fewestDramas = 3

/** The hottest dramas of the week in a row, each with the number of its place. */
export const RankingSection = ({ section }: { readonly section: HomeSection }) => {
  const limit = Math.max(1, section.limit)
  const { data, isPending } = useCall(discoverCalls.listCharts, { limit })
  // Operators who want one or two get them.
  if (!isPending && (data?.list.length ?? 0) < Math.min(fewestDramas, limit)) return null
  return (
    <Section title={section.title} more={hrefTo('home', { section: section.code })}>
      {data ? (
        <ol className={styles.row}>
          {data.list.map((drama) => (
            <li key={drama.id} className={styles.item}>
              <span className={styles.place} data-wide={drama.rank > 9} aria-hidden="true">
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
}
