import type { ChartPlace } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { RankRow } from '../charts/rank-row.tsx'
import { Section } from '../home/section.tsx'
import { PopularDramas } from './popular-dramas.tsx'
import styles from './search-screen.module.css'

/** Fewer places are no chart. */
const fewestPlaces = 3

/** The dramas of the week with picture and place; a platform that has no chart yet shows what is watched most. */
export const PopularPlaces = ({ places }: { readonly places: readonly ChartPlace[] }) => {
  const t = useTexts()
  if (places.length < fewestPlaces) return <PopularDramas />
  return (
    <Section title={t('discover.popular')} more={hrefTo('rank')}>
      <ol className={styles.places} data-side-by-side>
        {places.map((place) => (
          <li key={place.id}>
            <RankRow type="hot" rank={place} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
